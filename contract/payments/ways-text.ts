import type { Locale } from "#contract/values/locale.ts";
import type { PaymentMethod } from "./orders.ts";

/** What each method lets a payer pay by; the sandbox stands in for a gateway of cards. */
const meansOf: Record<PaymentMethod, readonly ("card" | "bank" | "transfer")[]> = {
  comgate: ["card", "bank"],
  gopay: ["card", "bank"],
  stripe: ["card"],
  sandbox: ["card"],
  transfer: ["transfer"],
};

const words = {
  cs: { card: "kartou", bank: "přes banku", transfer: "převodem", none: "podle dohody s námi" },
  en: { card: "card", bank: "online banking", transfer: "bank transfer", none: "arrangement with us" },
} as const satisfies Record<Locale, object>;
const lists = {
  cs: new Intl.ListFormat("cs", { type: "disjunction" }),
  en: new Intl.ListFormat("en-GB", { type: "disjunction" }),
};

/** The open ways to pay as a sentence names them: after "zaplatíte" in Czech, after "pay by" in English (rule PM21). */
export function waysText(locale: Locale, methods: readonly PaymentMethod[]): string {
  const means = new Set(methods.flatMap((method) => meansOf[method]));
  const { none, ...said } = words[locale];
  return means.size === 0 ? none : lists[locale].format([...means].map((each) => said[each]));
}

export function takesCards(methods: readonly PaymentMethod[]): boolean {
  return methods.some((method) => meansOf[method].includes("card"));
}
