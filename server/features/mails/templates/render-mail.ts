import type { Locale } from "#contract/values/locale.ts";
import type { Subscription } from "./addresses.ts";
import { escapeHtml } from "./escape-html.ts";
import { factStyles, footerLinkStyle, itemLinkStyle, layoutParts, longValueStyle, paragraphStyle } from "./layout.ts";
import { templateWithout } from "./layouts.ts";
import type { MailItem, MailText } from "./mail-text.ts";
import { codeId } from "./payment-code.ts";

const greeting: Record<Locale, string> = { cs: "Dobrý den,", en: "Hello," };
const footer: Record<Locale, string> = {
  cs: "Kabinet, aukce sběratelských lihovin, vína a tabáku. Pouze pro osoby starší 18 let.",
  en: "Kabinet, auctions of collectible spirits, wine and tobacco. For people over 18 only.",
};

const codeWords: Record<Locale, string> = { cs: "QR platba", en: "QR payment code" };

const unsubscribeWords: Record<Subscription, Record<Locale, string>> = {
  watched: {
    cs: "Neposílat e-maily o koncích sledovaných aukcí",
    en: "No more e-mails before auctions I follow end",
  },
  messages: { cs: "Neposílat e-maily o nových zprávách", en: "No more e-mails about new messages" },
  newsletter: { cs: "Odhlásit newslettery", en: "Unsubscribe from newsletters" },
};

/** `home` is the address of the site, `unsubscribe` the link that ends such mails. */
interface Surroundings {
  readonly home: string;
  readonly unsubscribe?: { readonly from: Subscription; readonly url: string };
}

export async function renderMail(
  locale: Locale,
  content: MailText,
  { home, unsubscribe }: Surroundings,
): Promise<{ subject: string; html: string; text: string }> {
  const subject = content.subject.replace(/\s+/g, " ").trim();
  const values: Record<string, string> = {
    lang: locale,
    subject: escapeHtml(subject),
    preview: written(locale, content.preheader || (content.paragraphs[0] ?? "")),
    home: escapeHtml(home),
    homeName: escapeHtml(new URL(home).host),
    heading: written(locale, content.heading),
    greeting: greeting[locale],
    paragraphs: [
      ...content.paragraphs.map((paragraph) => `<p style="${paragraphStyle}">${written(locale, paragraph)}</p>`),
      ...(content.items ?? []).map((item) => itemRow(locale, item)),
    ].join(""),
    facts: (content.facts ?? []).map((fact) => factRow(locale, fact)).join("") + (content.code ? codeRow(locale) : ""),
    url: escapeHtml(content.action.url),
    label: written(locale, content.action.label),
    note: written(locale, content.note ?? "") + (content.closing ?? []).map((item) => itemRow(locale, item)).join(""),
    footer: written(locale, footer[locale]),
    unsubscribe: unsubscribe
      ? `<br /><a href="${escapeHtml(unsubscribe.url)}" style="${footerLinkStyle}">${written(locale, unsubscribeWords[unsubscribe.from][locale])}</a>`
      : "",
  };
  const template = await templateWithout(layoutParts.filter((part) => values[part] === ""));
  // One pass with a function, so that a user's text is neither searched for placeholders nor read as a pattern.
  const html = template.replace(/\[\[(\w+)\]\]/g, (_, name: string) => values[name] ?? "");
  return {
    subject,
    html,
    text: plainText(locale, content, { home, ...(unsubscribe && { unsubscribe }) }),
  };
}

/** The characters that fit into half a narrow window. */
const longWord = 22;

function factRow(locale: Locale, [name, value]: readonly [string, string]): string {
  // An e-mail address may break after punctuation; only a word that is still too long breaks anywhere.
  const parts = value.includes("@") ? value.split(/(?<=[@._-])(?=\S)/) : [value];
  const isLong = parts.some(hasLongWord);
  const style = isLong ? factStyles.value + longValueStyle : factStyles.value;
  const nameStyle = hasLongWord(name) ? factStyles.name + longValueStyle : factStyles.name;
  const shown = parts.map((part) => written(locale, part)).join("<wbr>");
  return `<tr><th scope="row" style="${nameStyle}">${written(locale, name)}</th><td style="${style}">${shown}</td></tr>`;
}

/** Light around the code, whatever the program does to the colours of the mail. */
function codeRow(locale: Locale): string {
  const size = 230;
  return `<tr><td colspan="2" style="padding:18px 0 6px;text-align:center;"><img src="cid:${codeId}" width="${size}" height="${size}" alt="${codeWords[locale]}" style="background:#ffffff;"></td></tr>`;
}

const hasLongWord = (text: string) => text.split(" ").some((word) => word.length > longWord);

function itemRow(locale: Locale, { title, detail, url }: MailItem): string {
  const link = `<a href="${escapeHtml(url)}" style="${itemLinkStyle}">${written(locale, title)}</a>`;
  return `<p style="${paragraphStyle}">${link}<br />${written(locale, detail)}</p>`;
}

/** Escapes a text in which no Czech one-letter word ends a line. */
function written(locale: Locale, text: string): string {
  const stored = locale === "cs" ? text.replace(/(?<=^|[\s(])([vszkouia]) /giu, "$1\u00a0") : text;
  return escapeHtml(stored);
}

function plainText(locale: Locale, content: MailText, { home, unsubscribe }: Surroundings): string {
  const facts = (content.facts ?? []).map(([name, value]) => `${name}: ${value}`).join("\n");
  const action = `${content.action.label}:\n${content.action.url}`;
  const parts = [
    greeting[locale],
    ...content.paragraphs,
    ...(content.items ?? []).map(plainItem),
    facts,
    action,
    content.note,
    ...(content.closing ?? []).map(plainItem),
    `-- \n${footer[locale]}\n${home}`,
    unsubscribe && `${unsubscribeWords[unsubscribe.from][locale]}:\n${unsubscribe.url}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

const plainItem = ({ title, detail, url }: MailItem) => `${title}\n${detail}\n${url}`;
