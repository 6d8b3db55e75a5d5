import type { MailItem, MailTexts } from "#server/features/mails/templates/mail-text.ts";

interface Found {
  /** The search in a few words; null where only its filters say it. */
  readonly name: string | null;
  /** A seller is followed, with no words. */
  readonly isSeller: boolean;
  readonly items: readonly MailItem[];
  /** So many were found beside the items. */
  readonly more: number;
  /** The page of the search with all finds. */
  readonly url: string;
  /** Where watching it ends. */
  readonly settingsUrl: string;
}

/** To somebody who watches a search or a seller: what is newly listed. */
export const searchFoundMail = (found: Found): MailTexts => ({
  cs: () => ({
    subject: `Nově v nabídce: ${found.name ?? "vaše hlídané hledání"}`,
    heading: found.isSeller ? "Nově od prodávajícího" : "Objevilo se, co hledáte",
    paragraphs: [
      `${subjectCs(found)} ${named(found, "a další")}.`,
      ...(found.more > 0 ? [`Dalších nových položek: ${found.more}.`] : []),
    ],
    items: found.items,
    action: { label: "Zobrazit nové položky", url: found.url },
    note: `Jak často píšeme, změníte na stránce ${found.settingsUrl}`,
  }),
  en: () => ({
    subject: `Newly listed: ${found.name ?? "your saved search"}`,
    heading: found.isSeller ? "New listings of a seller" : "What you are looking for has turned up",
    paragraphs: [
      `${subjectEn(found)} ${named(found, "and more")}.`,
      ...(found.more > 0 ? [`Further new items: ${found.more}.`] : []),
    ],
    items: found.items,
    action: { label: "Show the new items", url: found.url },
    note: `To change how often we write, go to ${found.settingsUrl}`,
  }),
});

function subjectCs({ name, isSeller }: Found): string {
  if (isSeller) return `prodávající ${name ?? ""}, jehož nabídku hlídáte, má nově:`;
  return name
    ? `hledání „${name}“, které pro vás hlídáme, má nové položky:`
    : "hlídané hledání má nové položky:";
}

function subjectEn({ name, isSeller }: Found): string {
  if (isSeller) return `The seller ${name ?? ""} whom you follow has listed:`;
  return name ? `Your saved search “${name}” has new items:` : "Your saved search has new items:";
}

/** A daily summary shows this sentence alone, so the first items stand in it. */
function named({ items, more }: Found, andMore: string): string {
  const first = items.slice(0, 3).map(({ title }) => title);
  return `${first.join(", ")}${items.length + more > first.length ? ` ${andMore}` : ""}`;
}
