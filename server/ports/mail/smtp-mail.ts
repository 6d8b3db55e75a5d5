import nodemailer from "nodemailer";
import type { MailPort } from "./mail.ts";

/** Sends through an SMTP server. `url` as nodemailer takes it (`smtp://user:password@host:587`). */
export function createSmtpMail({ url, from }: { url: string; from: string }): MailPort {
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? "localhost";
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    kind: "smtp",
    send: async ({ id, to, subject, html, text }) => {
      await transport.sendMail({ messageId: `<${id}@${domain}>`, from, to, subject, html, text });
    },
    close: () => transport.close(),
  };
}
