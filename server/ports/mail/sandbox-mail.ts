import type { MailPort } from "./mail.ts";

/** Without a mail server: the mails stay in the database, where /_dev/posta shows them. */
export function createSandboxMail(): MailPort {
  return { kind: "sandbox", send: async () => {}, close: () => {} };
}
