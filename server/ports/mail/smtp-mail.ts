import nodemailer from "nodemailer";
import { type MailPort, Undeliverable } from "./mail.ts";

/** How long the server may be silent at each step. A whole delivery has under ten steps: see the mailer's lease. */
const silence = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** Sends through an SMTP server. `url` as nodemailer takes it (`smtp://user:password@host:587`). */
export function createSmtpMail(settings: {
  url: string;
  from: string;
  /** Milliseconds; only tests are less patient. */
  silenceMs?: number;
}): MailPort {
  const { url, from, silenceMs } = settings;
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? "localhost";
  const patience = silenceMs
    ? { connectionTimeout: silenceMs, greetingTimeout: silenceMs, socketTimeout: silenceMs }
    : silence;
  const transport = nodemailer.createTransport({ url, ...patience, requireTLS: needsEncryption(url) });
  return {
    kind: "smtp",
    send: async ({ id, to, subject, html, text, unsubscribeUrl }) => {
      const headers = {
        "auto-submitted": "auto-generated",
        ...(unsubscribeUrl && {
          "list-unsubscribe": `<${unsubscribeUrl}>`,
          "list-unsubscribe-post": "List-Unsubscribe=One-Click",
        }),
      };
      // An object, not a string: the recipient is one address, whatever commas or quotes it holds.
      const recipient = { name: "", address: to };
      await transport
        .sendMail({ messageId: `<${id}@${domain}>`, from, to: recipient, subject, html, text, headers })
        .catch(refuse);
    },
    close: () => transport.close(),
  };
}

/** A password goes to the mail server over an encrypted line alone: STARTTLS is asked for and not merely taken where offered. */
function needsEncryption(url: string): boolean {
  const { protocol, username, password } = new URL(url);
  return protocol === "smtp:" && (username !== "" || password !== "");
}

/** A 5xx to the recipient is final; a 5xx to our own sign-in or sender is the operator's to mend, and passes. */
function refuse(error: Error & { code?: string; responseCode?: number; command?: string }): never {
  const isFinal = error.command === "RCPT TO" && (error.responseCode ?? 0) >= 500;
  throw isFinal ? new Undeliverable(error.message, { cause: error }) : error;
}
