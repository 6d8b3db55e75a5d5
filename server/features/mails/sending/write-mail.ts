import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { newWork } from "#server/events/new-work.ts";
import { isNobodys } from "#server/features/accounts/deletion/pseudonym.ts";
import {
  deferredUntil,
  isNotified,
  type Wishes,
  waitsForSummary,
} from "#server/features/accounts/preferences/news-rules.ts";
import { type Named, nameIn } from "#server/features/listings/shown-name.ts";
import { storeSummaryEntry } from "#server/features/mails/summary/store-summary-entry.ts";
import { mails } from "#server/features/mails/table.ts";
import { type Addresses, addressesOf, type Subscription } from "#server/features/mails/templates/addresses.ts";
import { type MailKind, topicOfMail } from "#server/features/mails/templates/mail-kinds.ts";
import type { MailText, MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { isUrgent } from "#server/features/mails/templates/mail-topics.ts";
import { renderMail } from "#server/features/mails/templates/render-mail.ts";
import { expiryOf, urgencyOf } from "./sending-rules.ts";

/** The settings of the installation that mails need. */
export interface MailSettings {
  /** Origin of the site without a trailing slash. */
  readonly publicUrl: string;
}

interface Addressee {
  readonly email: string;
  readonly locale: Locale;
  /** null: nobody has shown that the address is theirs. */
  readonly emailConfirmedAt: Date | null;
}

/** Without wishes: somebody without an account, who gets every mail at once. */
export type Recipient = Addressee | (Addressee & Wishes & { readonly id: number });

/** What is sent, and how its reader learns of it. */
export interface Mail {
  readonly key: string;
  readonly kind: MailKind;
  /** It confirms the address. */
  readonly isSignInLink?: boolean;
  /** Its reader has asked for it once a day. */
  readonly inSummary?: boolean;
  /** `nameOf`: a listing's name as its reader's pages show it. */
  readonly content: (addresses: Addresses, nameOf: (listing: Named) => string) => MailTexts;
  /** The subscription that the mail belongs to, and the key that ends it. */
  readonly linkHash?: Buffer;
  readonly expiresAt?: Date;
  /** A document that is attached. */
  readonly invoiceId?: number;
  readonly unsubscribe?: { readonly from: Subscription; readonly key: string };
}

/**
 * NT9: To an address that nobody has confirmed goes the mail that confirms it, and nothing else.
 *
 * Puts the mail into the outgoing box. To the address of a deleted account goes nothing, and what its reader has declined is not written;
 * in quiet time it is held, and what can wait goes into a daily summary where there is one (decisions/0061).
 */
export async function writeMail(ctx: Ctx, mailSettings: MailSettings, recipient: Recipient, mail: Mail): Promise<void> {
  const { email, locale, emailConfirmedAt } = recipient;
  if ((!emailConfirmedAt && !mail.isSignInLink) || isNobodys(email)) return;
  const addresses = addressesOf(mailSettings.publicUrl, locale);
  const content = mail.content(addresses, (listing) => nameIn(locale, listing).name)[locale]();
  const waiting = await holdBack(ctx, recipient, mail, content);
  if (waiting === "not now") return;
  const unsubscribe = mail.unsubscribe && {
    from: mail.unsubscribe.from,
    url: addresses.unsubscribe(mail.unsubscribe.from, mail.unsubscribe.key),
  };
  const given = { home: mailSettings.publicUrl, ...(unsubscribe && { unsubscribe }) };
  const { code: paymentCode } = content;
  const rendered = await renderMail(locale, content, given);
  const { key, kind, linkHash, expiresAt, invoiceId } = mail;
  await storeMail(ctx, {
    key,
    kind,
    recipient: email,
    ...rendered,
    ...(waiting && { nextAttemptAt: waiting }),
    ...(linkHash && { linkHash }),
    ...(expiresAt && { expiresAt }),
    ...(invoiceId && { invoiceId }),
    ...(paymentCode && { paymentCode }),
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.url, subscription: unsubscribe.from }),
  });
}

/** What the recipient's wishes make of a mail: `not now`, an instant until which it is held, or null for at once. */
async function holdBack(
  ctx: Ctx,
  recipient: Recipient,
  mail: Mail,
  content: MailText,
): Promise<Date | "not now" | null> {
  const newsTopic = topicOfMail[mail.kind];
  if (!newsTopic || !("declinedNews" in recipient)) return null;
  const now = ctx.clock();
  const expiresAt = mail.expiresAt ?? null;
  if (!isNotified(recipient, newsTopic, "email")) return "not now";
  const urgent = isUrgent(newsTopic, now, expiresAt);
  if (mail.inSummary || (!urgent && waitsForSummary(recipient, newsTopic, now, expiresAt))) {
    await storeSummaryEntry(ctx, recipient, mail.key, content);
    return "not now";
  }
  const waiting = deferredUntil(recipient, now, urgent);
  return waiting && expiresAt && expiresAt <= waiting ? "not now" : waiting;
}

interface NewMail {
  /** Names subject and recipient; a key that is already stored writes no second mail. */
  readonly key: string;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly unsubscribeUrl?: string;
  readonly subscription?: Subscription;
  /** SHA-256 of the secret link in it, whose time begins when the mail is sent. */
  readonly linkHash?: Buffer;
  /** A document that is attached. */
  readonly invoiceId?: number;
  readonly paymentCode?: string;
  /** From here on it is of no use to its reader; without it, what its kind says. */
  readonly expiresAt?: Date;
  /** It is not sent before; without it, at once. */
  readonly nextAttemptAt?: Date;
}

/** Stores a mail in the caller's transaction and wakes the workers after the commit. */
export async function storeMail(ctx: Ctx, mail: NewMail): Promise<void> {
  const { kind } = mail;
  const row = { urgency: urgencyOf(kind), expiresAt: expiryOf(kind, ctx.clock()), ...mail };
  await ctx.db.insert(mails).values(row).onConflictDoNothing({ target: mails.key });
  newWork(ctx);
}
