import { Feed } from "feed";
import { toMinor } from "#contract/values/minor-units.ts";
import { itemPaths } from "#server/features/content/page-paths.ts";
import { escapeHtml } from "#server/features/mails/templates/escape-html.ts";
import { formatPrice } from "#server/messages/formats.ts";
import type { FeedScope, NewLot } from "./list-new-lots.ts";

interface Written {
  readonly scope: FeedScope;
  /** Category or words; empty for the feed of everything. */
  readonly about: string;
  readonly lots: readonly NewLot[];
  readonly publicUrl: string;
  /** Paths of the feed itself and of the page with the same lots. */
  readonly path: string;
  readonly pagePath: string;
  readonly now: Date;
}

const summaryLength = 300;
const titles = { cs: "Nově na Kabinetu", en: "New on Kabinet" } as const;

/** A feed of new lots as Atom (RFC 4287). The same lots always give the same bytes; an empty feed does so for a day. */
export function writeFeed({ scope, about, lots, publicUrl, path, pagePath, now }: Written): string {
  const { lang } = scope;
  const self = publicUrl + path;
  const feed = new Feed({
    id: self,
    title: legible(about ? `${titles[lang]}: ${about}` : titles[lang]),
    link: publicUrl + pagePath,
    feedLinks: { atom: self },
    updated: lots[0]?.publishedAt ?? startOfDay(now),
    author: { name: "Kabinet", link: publicUrl },
    language: lang,
    generator: false,
  });
  for (const { card, description, publishedAt } of lots) {
    const { id, slug, name, price } = card;
    const summary = description.length > summaryLength ? `${description.slice(0, summaryLength)}…` : description;
    const facts = [price === null ? "" : formatPrice(toMinor(price)), summary];
    feed.addItem({
      // The id stays the same when the address changes (RFC 4151).
      id: `tag:${new URL(publicUrl).hostname},2026:lot-${id}`,
      // The content is HTML, so a name is escaped.
      title: escapeHtml(legible(name)),
      link: publicUrl + itemPaths({ id, slug: { cs: slug, en: slug } })[lang],
      date: publishedAt,
      published: publishedAt,
      description: facts
        .filter(Boolean)
        .map((fact) => `<p>${escapeHtml(legible(fact))}</p>`)
        .join(""),
    });
  }
  return feed.atom1();
}

function startOfDay(now: Date): Date {
  return new Date(now.toISOString().slice(0, 10));
}

/** The text without characters that XML forbids, and without surrogate halves left by a cut. */
function legible(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffd-\uffff]/gu, " ")
    .trim();
}
