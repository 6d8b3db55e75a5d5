import type { SitePolicy } from "#contract/moderation/decisions.ts";
import { appealMonths } from "#contract/reports/report-words.ts";
import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { MailText } from "./mail-text.ts";

/** The rule and facts of a moderator's decision; older decisions name no rule. */
export interface Reasons {
  readonly rule: SitePolicy | null;
  readonly reason: string | null;
}

/** The parts that every mail about a moderator's decision has: facts, rule, and how to object (DSA, Art. 17). */
export function decisionParts(locale: Locale, { rule, reason }: Reasons): Pick<MailText, "facts" | "note"> {
  const facts: [string, string][] = [];
  if (reason) facts.push([labels[locale].reason, reason]);
  if (rule) facts.push([labels[locale].rule, rules[rule][locale]]);
  return { facts, note: objection[locale] };
}

const objection: Record<Locale, string> = {
  cs: `Rozhodl člověk. Pokud nesouhlasíte, odpovězte na tento e-mail do ${countedCzech(appealMonths, "month", "genitive")} a rozhodnutí posoudí jiný moderátor. Můžete se obrátit i na mimosoudní orgán nebo soud.`,
  en: `A person decided this. If you disagree, reply to this e-mail within ${countedEnglish(appealMonths, "month")} and another moderator will look at it. You may also turn to an out-of-court body or to a court.`,
};

const labels: Record<Locale, { reason: string; rule: string }> = {
  cs: { reason: "Důvod", rule: "Pravidlo" },
  en: { reason: "Reason", rule: "Rule" },
};

const rules: Record<SitePolicy, Record<Locale, string>> = {
  description: {
    cs: "Popis odpovídá věci a nic podstatného nezamlčuje.",
    en: "The description matches the item and omits nothing important.",
  },
  pictures: {
    cs: "Snímky ukazují právě tu věc, která se nabízí.",
    en: "The pictures show the actual item on offer.",
  },
  category: {
    cs: "Nabídka je v kategorii, do které věc patří.",
    en: "The listing is in the category the item belongs to.",
  },
  forbidden_goods: {
    cs: "Nabízí se jen to, co na Kabinet patří a smí se prodávat.",
    en: "Only what belongs on Kabinet and may be sold is offered.",
  },
  authenticity: {
    cs: "Nabízejí se jen pravé věci. Kde vznikne pochybnost, prodávající ji vyvrátí.",
    en: "Only genuine items are offered. Where there is doubt, the seller must dispel it.",
  },
  decency: {
    cs: "Nikdo nikoho neuráží, nezesměšňuje ani neohrožuje.",
    en: "Nobody insults, ridicules or threatens anybody.",
  },
  privacy: {
    cs: "Cizí osobní údaje se nezveřejňují.",
    en: "Other people’s personal data are not made public.",
  },
  relevance: {
    cs: "Hodnocení popisuje obchod, ke kterému patří.",
    en: "A review is about the deal it belongs to.",
  },
  earnest_bid: {
    cs: "Přihazuje jen ten, kdo chce koupit a zaplatit.",
    en: "Bid only if you mean to buy and pay.",
  },
  shill_bid: {
    cs: "Cenu nezvedá prodávající ani nikdo, kdo s ním jedná ve shodě.",
    en: "Sellers, and anybody acting with them, do not bid up the price.",
  },
  mistaken_bid: {
    cs: "Zjevný omyl v částce se stahuje, aby cena odpovídala tomu, co lidé nabídli.",
    en: "An obvious mistake in an amount is withdrawn, so that the price reflects what people meant to offer.",
  },
  law: {
    cs: "Obsah je v souladu s právními předpisy. Který porušuje, říká důvod.",
    en: "Content complies with the law. The reason says which provision it breaks.",
  },
};
