import { addressLine } from "#contract/shop/address-line.ts";
import type { GoodsOrder } from "#contract/shop/goods-orders.ts";
import type { Locale } from "#contract/values/locale.ts";
import { formatMoment } from "#server/messages/formats.ts";
import { type BoughtGoods, contactLine, type Fact, filledIn } from "./bought-goods.ts";

/** What a buyer has withdrawn from, and where it goes back. */
export interface Withdrawn {
  readonly at: Date;
  readonly lines: GoodsOrder["lines"];
  readonly operator: BoughtGoods["operator"];
}

/** What the mail confirms of a withdrawal: when it came and what of; where the goods go unless nothing has left the shop. */
export function withdrawalFacts(
  locale: Locale,
  { at, lines, operator }: Withdrawn,
  isSentBack: boolean,
): Fact[] {
  const say = words[locale];
  const goods = lines
    .map(({ name, quantity, takenBack }) => ({ name, pieces: quantity - takenBack }))
    .filter(({ pieces }) => pieces > 0)
    .map(({ name, pieces }) => `${pieces}\u00a0×\u00a0${name}`);
  const address = addressLine({ ...operator, name: operator.company || "Kabinet", country: "" });
  return filledIn(
    [say.at, formatMoment(locale, at)],
    [say.goods, goods.join(", ")],
    [say.to, isSentBack ? address : null],
    [say.questions, contactLine(operator)],
  );
}

const words = {
  cs: { at: "Odstoupení přišlo", goods: "Zboží", to: "Kam zboží poslat", questions: "Dotazy" },
  en: { at: "Withdrawal received", goods: "Goods", to: "Send the goods to", questions: "Questions" },
} as const satisfies Record<Locale, object>;
