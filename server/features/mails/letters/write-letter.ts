import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { isNobodys } from "#server/features/accounts/deletion/pseudonym.ts";
import { storeMail } from "#server/features/mails/sending/store-mail.ts";
import { type Addresses, addressesOf, type Subscription } from "./addresses.ts";
import type { LetterTexts } from "./letter.ts";
import { renderLetter } from "./render-letter.ts";

/** The settings of the installation that mails need. */
export interface House {
  /** Origin of the site without a trailing slash. */
  readonly publicUrl: string;
}

export interface Recipient {
  readonly email: string;
  readonly locale: Locale;
  /** null: nobody has shown that the address is theirs. */
  readonly emailConfirmedAt: Date | null;
}

/**
 * Writes a letter in the recipient's language and puts it into the outgoing box. To an address that nobody has confirmed goes
 * what `isWayIn` alone, so that nobody fills a stranger's mailbox (decisions/0040); to that of a deleted account, nothing.
 */
export async function writeLetter(
  ctx: Ctx,
  house: House,
  { email, locale, emailConfirmedAt }: Recipient,
  mail: {
    key: string;
    kind: string;
    /** It confirms the address. */
    isWayIn?: boolean;
    letter: (addresses: Addresses) => LetterTexts;
    /** The subscription that the mail belongs to, and the key that ends it. */
    linkHash?: Buffer;
    expiresAt?: Date;
    /** A document that is attached. */
    invoiceId?: number;
    unsubscribe?: { readonly from: Subscription; readonly key: string };
  },
): Promise<void> {
  if ((!emailConfirmedAt && !mail.isWayIn) || isNobodys(email)) return;
  const addresses = addressesOf(house.publicUrl, locale);
  const letter = mail.letter(addresses)[locale]();
  const unsubscribe = mail.unsubscribe && {
    from: mail.unsubscribe.from,
    url: addresses.unsubscribe(mail.unsubscribe.from, mail.unsubscribe.key),
  };
  const given = { home: house.publicUrl, ...(unsubscribe && { unsubscribe }) };
  const rendered = await renderLetter(locale, letter, given);
  const { key, kind, linkHash, expiresAt, invoiceId } = mail;
  await storeMail(ctx, {
    key,
    kind,
    recipient: email,
    ...rendered,
    ...(linkHash && { linkHash }),
    ...(expiresAt && { expiresAt }),
    ...(invoiceId && { invoiceId }),
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.url, subscription: unsubscribe.from }),
  });
}
