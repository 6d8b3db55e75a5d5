import type { Locale, LocalizedText } from "#contract/values/locale.ts";

/** Why a rule gives money back; a person writes a reason of their own. */
const ruleReasons = {
  "rule:not_waiting": {
    cs: "Nabídka na tuto platbu už nečekala.",
    en: "The listing was no longer waiting for this payment.",
  },
  "rule:package_unused": {
    cs: "Nabídka nebyla s tímto balíčkem zveřejněna.",
    en: "The listing was not published with this package.",
  },
  "rule:nothing_to_top": {
    cs: "Nabídka skončila dřív, než platba přišla, nebo je topovaná až do svého konce.",
    en: "The listing ended before the payment came, or is already promoted until its end.",
  },
  "rule:sale_undone": { cs: "Prodej byl zrušen.", en: "The sale was cancelled." },
  "rule:sold_out": {
    cs: "Platba přišla po vypršení rezervace a zboží už mezitím není skladem.",
    en: "The payment came after the reservation had expired, and the goods are sold out.",
  },
  "rule:goods_cancelled": { cs: "Objednávka byla zrušena.", en: "The order was cancelled." },
  "rule:goods_withdrawn": {
    cs: "Kupující odstoupil od smlouvy.",
    en: "The buyer withdrew from the contract.",
  },
  "rule:goods_missing": {
    cs: "Část zboží nebylo možné dodat.",
    en: "Some of the goods could not be delivered.",
  },
  "rule:goods_partly_returned": { cs: "Část zboží byla vrácena.", en: "Some of the goods were returned." },
  "rule:goods_returned": { cs: "Zboží bylo vráceno.", en: "The goods were returned." },
  "rule:deal": { cs: "Podle výsledku obchodu.", en: "According to the outcome of the deal." },
} as const satisfies Record<string, LocalizedText>;
export type RuleReason = keyof typeof ruleReasons;

/** The reason of a refund as its payer and the staff read it. */
export function refundReason(stored: string, locale: Locale): string {
  return Object.hasOwn(ruleReasons, stored) ? ruleReasons[stored as RuleReason][locale] : stored;
}
