import { expect, test } from "vitest";
import { startSmtpServer } from "#test/make/smtp-server.ts";
import { createSmtpMail } from "./smtp-mail.ts";

const letter = { id: "1", to: "jana@kabinet.test", subject: "Dopis", html: "<p>Dopis</p>", text: "Dopis" };

test("a password is not told to a mail server that does not encrypt; without one such a server will do", async () => {
  const server = await startSmtpServer();
  const from = "Kabinet <posta@kabinet.test>";
  const signedIn = createSmtpMail({ url: server.url.replace("smtp://", "smtp://jana:heslo@"), from });
  await expect(signedIn.send({ ...letter, unsubscribeUrl: null })).rejects.toThrow(/TLS/i);
  expect(server.received).toEqual([]);
  await createSmtpMail({ url: server.url, from }).send({ ...letter, unsubscribeUrl: null });
  expect(server.received).toHaveLength(1);
});
