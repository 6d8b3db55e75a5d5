import type { SitePolicy } from "#contract/moderation/decisions.ts";
import type { Locale } from "#contract/values/locale.ts";

/** The rules of the site in the words of tables. */
const words: Record<Locale, Record<SitePolicy, string>> = {
  cs: {
    description: "neúplný nebo nepravdivý popis",
    pictures: "snímky",
    category: "nesprávná kategorie",
    forbidden_goods: "zakázané zboží",
    authenticity: "pochybná pravost",
    decency: "slušnost",
    privacy: "soukromí",
    relevance: "nesouvisí s obchodem",
    earnest_bid: "příhoz nebyl vážný",
    shill_bid: "příhoz zvyšoval cenu uměle",
    mistaken_bid: "překlep v částce",
    law: "zákon",
  },
  en: {
    description: "incomplete or false description",
    pictures: "pictures",
    category: "wrong category",
    forbidden_goods: "forbidden goods",
    authenticity: "doubtful authenticity",
    decency: "decency",
    privacy: "privacy",
    relevance: "not about the deal",
    earnest_bid: "the bid was not serious",
    shill_bid: "the bid raised the price artificially",
    mistaken_bid: "a mistaken amount",
    law: "the law",
  },
};

/** A rule as a cell; empty for none. */
export const ruleCell = (rule: string | null, locale: Locale): string =>
  rule === null ? "" : (words[locale][rule as SitePolicy] ?? rule);
