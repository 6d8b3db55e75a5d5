import nodemailer from "nodemailer";
import { type MailPort, Refused, Undeliverable } from "./mail.ts";

/**
 * How long the server may be silent at each step. A delivery has under ten steps and is begun twice at most, where a kept
 * connection turns out to be closed: less than the mailer's lease.
 */
const silence = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** Connections stay open for further letters: as many as the mailer has senders. */
const pooledConnections = { pool: true, maxConnections: 8, maxMessages: 100, maxRequeues: 1 } as const;

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
  const transport = nodemailer.createTransport({
    url,
    ...patience,
    ...pooledConnections,
    requireTLS: needsEncryption(url),
  });
  return {
    kind: "smtp",
    send: async ({ id, to, subject, html, text, unsubscribeUrl, attachments }) => {
      const headers = {
        "auto-submitted": "auto-generated",
        ...(unsubscribeUrl && {
          "list-unsubscribe": `<${unsubscribeUrl}>`,
          "list-unsubscribe-post": "List-Unsubscribe=One-Click",
        }),
      };
      // An object, not a string: the recipient is one address, whatever commas or quotes it holds.
      const recipient = { name: "", address: to };
      const files = attachments.map(({ name, type, data, id: cid }) => ({
        filename: name,
        contentType: type,
        content: data,
        ...(cid && { cid }),
      }));
      const messageId = `<${id}@${domain}>`;
      await transport
        .sendMail({ messageId, from, to: recipient, subject, html, text, headers, attachments: files })
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

/**
 * A 5xx to the recipient is final, unless it is about us (X.7, RFC 3463); other answers to the recipient or the letter
 * may change. All else is the server's or the operator's to mend.
 */
function refuse(error: Error & { responseCode?: number; command?: string; response?: string }): never {
  const { command, responseCode = 0, response = "" } = error;
  const isAboutUs = /^\d{3}[ -]5\.7\./.test(response);
  if (command === "RCPT TO" && responseCode >= 500 && !isAboutUs) {
    throw new Undeliverable(error.message, { cause: error });
  }
  const isLetters = (command === "RCPT TO" || command === "DATA") && responseCode >= 400 && responseCode !== 421;
  throw isLetters ? new Refused(error.message, { cause: error }) : error;
}
