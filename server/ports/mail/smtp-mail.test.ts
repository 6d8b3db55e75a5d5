import { expect, onTestFinished, test } from "vitest";
import { startSmtpServer } from "#test/make/smtp-server.ts";
import { createSmtpMail } from "./smtp-mail.ts";

const letter = { id: "1", to: "jana@kabinet.test", subject: "Dopis", html: "<p>Dopis</p>", text: "Dopis" };

test("a password is not told to a mail server that does not encrypt; without one such a server will do", async () => {
  const server = await startSmtpServer();
  const portTo = (url: string) => {
    const port = createSmtpMail({ url, from: "Kabinet <posta@kabinet.test>" });
    onTestFinished(() => port.close());
    return port;
  };
  const signedIn = portTo(server.url.replace("smtp://", "smtp://jana:heslo@"));
  await expect(signedIn.send({ ...letter, unsubscribeUrl: null })).rejects.toThrow(/TLS/i);
  expect(server.received).toEqual([]);
  await portTo(server.url).send({ ...letter, unsubscribeUrl: null });
  expect(server.received).toHaveLength(1);
});
