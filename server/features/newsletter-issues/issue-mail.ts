import type { FeeLine } from "#contract/fees/fee-rules.ts";
import type { IssueBody } from "#contract/newsletter-issues/newsletter-admin.ts";
import { type Locale, locales } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { readPremiums } from "#server/features/fees/buyer-premium.ts";
import { nameIn } from "#server/features/listings/shown-name.ts";
import { lotDetail } from "#server/features/mails/newsletter/lot-detail.ts";
import type { Addresses } from "#server/features/mails/templates/addresses.ts";
import type { MailItem, MailText, MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { newsletterCategories } from "#server/features/newsletter/newsletter-categories.ts";
import { inLanguage } from "#server/features/settings/localised.ts";
import { readArticles, readLots, type ShownArticle, type ShownLot } from "./read-things.ts";

/** What an issue shows as it is now: what is over by now, or must not be advertised any more, is left out (rule NL8). */
export interface IssueContent extends Pick<IssueBody, "subject" | "preheader" | "opening"> {
  readonly articles: readonly ShownArticle[];
  readonly lots: readonly (ShownLot & { readonly premium: FeeLine | null })[];
}

export async function readIssueContent(
  ctx: Ctx,
  { subject, preheader, opening, articleIds, lotIds }: Omit<IssueBody, "categoryIds">,
): Promise<IssueContent> {
  const articles = (await readArticles(ctx, articleIds)).filter(({ isPublished }) => isPublished);
  const allowed = await newsletterCategories(ctx);
  const lots = (await readLots(ctx, lotIds)).filter((lot) => lot.isRunning && allowed.has(lot.categoryId));
  const premiumOf = await readPremiums(ctx, lots);
  const priced = lots.map((lot) => ({ ...lot, premium: premiumOf(lot) }));
  return { ...{ subject, preheader, opening, articles }, lots: priced };
}

/** An issue as a mail, in the language of its reader. */
export function issueMail(content: IssueContent): (addresses: Addresses) => MailTexts {
  return (addresses) => {
    const [cs, en] = locales.map((lang) => () => mailIn(lang, content, addresses));
    return { cs, en } as MailTexts;
  };
}

function mailIn(lang: Locale, content: IssueContent, addresses: Addresses): MailText {
  const { subject, preheader, opening } = inLanguage(
    { subject: content.subject, preheader: content.preheader, opening: content.opening },
    lang,
  );
  const articles: MailItem[] = content.articles.map(({ id, title, slug, lead }) => {
    const texts = inLanguage({ title, slug, lead }, lang);
    return { title: texts.title, detail: texts.lead, url: addresses.article({ id, slug: texts.slug }) };
  });
  const lots: MailItem[] = content.lots.map((lot) => ({
    ...{ title: nameIn(lang, lot).name, detail: lotDetail(lang, lot), url: addresses.listing(lot) },
  }));
  const hasLots = lots.length > 0;
  return {
    ...{ subject, preheader, heading: subject },
    paragraphs: opening
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
      .filter(Boolean),
    items: [...articles, ...lots],
    action: {
      label: hasLots ? labels[lang].newest : labels[lang].home,
      url: hasLots ? addresses.newest() : addresses.home(),
    },
  };
}

const labels: Record<Locale, Record<"newest" | "home", string>> = {
  cs: { newest: "Zobrazit nejnovější položky", home: "Otevřít Kabinet" },
  en: { newest: "View the newest items", home: "Open Kabinet" },
};
