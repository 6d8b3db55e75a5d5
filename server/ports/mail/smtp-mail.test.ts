import { expect, onTestFinished, test } from "vitest";
import { startSmtpServer } from "#test/make/smtp-server.ts";
import { createSmtpMail } from "./smtp-mail.ts";

const letter = {
  id: "1",
  to: "jana@kabinet.test",
  subject: "Dopis",
  html: "<p>Dopis</p>",
  text: "Dopis",
  unsubscribeUrl: null,
  attachments: [],
};

test("a password is not told to a mail server that does not encrypt; without one such a server will do", async () => {
  const server = await startSmtpServer();
  const portTo = (url: string) => {
    const port = createSmtpMail({ url, from: "Kabinet <posta@kabinet.test>" });
    onTestFinished(() => port.close());
    return port;
  };
  const signedIn = portTo(server.url.replace("smtp://", "smtp://jana:heslo@"));
  await expect(signedIn.send(letter)).rejects.toThrow(/TLS/i);
  expect(server.received).toEqual([]);
  await portTo(server.url).send(letter);
  expect(server.received).toHaveLength(1);
});

test("a file goes along with a letter under its name and kind, byte for byte", async () => {
  const server = await startSmtpServer();
  const port = createSmtpMail({ url: server.url, from: "Kabinet <posta@kabinet.test>" });
  onTestFinished(() => port.close());
  const data = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0x0d, 0x0a]);
  await port.send({ ...letter, attachments: [{ name: "FV2026000001.pdf", type: "application/pdf", data }] });
  const [message] = server.received;
  expect(message).toContain("Content-Type: application/pdf; name=FV2026000001.pdf");
  expect(message).toContain("Content-Disposition: attachment; filename=FV2026000001.pdf");
  expect(message).toContain(data.toString("base64"));
});

test("a picture that the HTML shows stands within the letter, by its name there", async () => {
  const server = await startSmtpServer();
  const port = createSmtpMail({ url: server.url, from: "Kabinet <posta@kabinet.test>" });
  onTestFinished(() => port.close());
  const attachments = [{ name: "qr.png", type: "image/png", data: Buffer.from("obrázek"), id: "platba@kabinet" }];
  await port.send({ ...letter, html: '<img src="cid:platba@kabinet">', attachments });
  const [message] = server.received;
  expect(message).toContain("Content-ID: <platba@kabinet>");
  expect(message).toContain("Content-Disposition: inline; filename=qr.png");
});
