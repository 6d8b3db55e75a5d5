/** A mail ready to go. `id` becomes the Message-ID, so that a mail sent twice is recognised as one. */
export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /**
   * Where such mails are given up with one click (RFC 8058): GET shows a page, POST does it. null: not a mail that the
   * reader can give up.
   */
  readonly unsubscribeUrl: string | null;
  readonly attachments: readonly Attachment[];
}

/** A file that goes along with a mail. */
export interface Attachment {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly data: Buffer;
  /** How the HTML names it where it shows it (`cid:`). */
  readonly id?: string;
}

/** Delivers mails. `send` resolves when the next hop has taken the mail over and throws when it has not. */
export interface MailPort {
  /** sandbox: nothing leaves the machine, mails are read at /_dev/posta. */
  readonly kind: "smtp" | "sandbox";
  /**
   * Throws `Undeliverable` where trying again is of no use, `Refused` where this recipient or this letter is refused for
   * now, and anything else where the server serves nobody: it is away, or refuses our sign-in or our sender.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The next hop has refused this recipient or this letter, and may take it later. */
export class Refused extends Error {
  override name = "Refused";
}

/** The next hop has refused this recipient for good. */
export class Undeliverable extends Error {
  override name = "Undeliverable";
}
