import { addressLine } from "#contract/goods-orders/address-line.ts";
import type { GoodsOrder } from "#contract/goods-orders/goods-orders.ts";
import { daysToSendBack, daysToWithdraw } from "#contract/goods-orders/shop-limits.ts";
import type { SettingValues } from "#contract/settings/settings.ts";
import { daysOfWeek, hoursText } from "#contract/stores/hours-text.ts";
import type { Store } from "#contract/stores/stores.ts";
import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import type { Locale } from "#contract/values/locale.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import type { MailItem } from "#server/features/mails/templates/mail-text.ts";
import { formatPrice, formatShortDay } from "#server/messages/formats.ts";

/** What the mail of a paid order tells beside its state, in the reader's language (rule GO13). */
export interface PaidOrder {
  /** As the order's page shows them. */
  readonly goods: GoodsOrder;
  /** Haléře, with delivery. */
  readonly totalMinor: number;
  /** What the checkout said of the carrier, mostly when it comes. */
  readonly carrierNote: string;
  /** Days on the way, from and to. */
  readonly days: readonly [number, number];
  /** Where it is picked up, as it is open now. */
  readonly store: Pick<Store, "week" | "exceptions" | "phone" | "email"> | null;
  readonly operator: Pick<
    SettingValues["contacts"],
    "company" | "companyId" | "street" | "zip" | "city" | "email" | "phone"
  >;
  readonly urls: { readonly order: string; readonly terms: string; readonly documents: string };
}

type Fact = readonly [string, string];

/**
 * GO13: The mail of a paid order says each line with its pieces and price, the discount, the delivery and the total;
 * the carrier, the pick-up point or the store with its hours; when it comes, in the carrier's words or else in 1 to 3
 * days within Prague, 3 to 5 elsewhere, and within 10 what has to come to the store first; who has sold it, whom to
 * ask, and to a consumer how to withdraw.
 */
export const paidOrderParts = (locale: Locale, bought: PaidOrder) => ({
  facts: [...priceFacts(locale, bought), ...deliveryFacts(locale, bought), ...sellerFacts(locale, bought)],
  closing: closingOf(locale, bought),
  awaited: bought.goods.lines
    .filter(({ backOrdered }) => backOrdered > 0)
    .map(({ name }) => name)
    .join(", "),
});

/** How to withdraw, for whoever may, and by which terms it was bought. */
function closingOf(locale: Locale, { goods, urls }: PaidOrder): MailItem[] {
  const { withdrawal, form, terms } = words[locale];
  const isConsumer = goods.withdrawal.mayWithdraw;
  return [
    ...(isConsumer ? [{ ...withdrawal, url: urls.order }] : []),
    ...(isConsumer ? [{ ...form, url: urls.documents }] : []),
    { ...terms, url: urls.terms },
  ];
}

function priceFacts(locale: Locale, { goods: { lines, delivery }, totalMinor }: PaidOrder): Fact[] {
  const say = words[locale];
  const sum = (of: (line: GoodsOrder["lines"][number]) => number) =>
    lines.reduce((all, line) => all + toMinor(of(line)), 0);
  const discountMinor = sum(({ discount }) => discount);
  const deliveryMinor = totalMinor - sum(({ total }) => total);
  return [
    ...lines.map(({ quantity, name, unitPrice }): Fact => {
      const each = quantity > 1 ? ` ${say.each(formatPrice(toMinor(unitPrice)))}` : "";
      return [`${quantity}\u00a0×\u00a0${name}${each}`, formatPrice(quantity * toMinor(unitPrice))];
    }),
    ...(discountMinor > 0 ? [[say.discount, formatPrice(-discountMinor)] as const] : []),
    [say.delivery[delivery.kind], deliveryMinor > 0 ? formatPrice(deliveryMinor) : say.free],
    [say.total, formatPrice(totalMinor)],
  ];
}

function deliveryFacts(locale: Locale, { goods, store, carrierNote, days }: PaidOrder): Fact[] {
  const say = words[locale];
  const { kind, name, point, address } = goods.delivery;
  if (kind === "carrier")
    return filledIn(
      [say.carrier, name],
      [say.point, point?.name],
      [say.to, addressLine(address)],
      [say.when, carrierNote || say.usually(...days)],
    );
  const hours = (parts: Store["week"][number]) => hoursText(parts, say.closed);
  return filledIn(
    [say.store, name],
    [say.address, addressLine({ ...address, name: "" })],
    [say.open, store && weekText(locale, store.week.map(hours))],
    [
      say.openOtherwise,
      store?.exceptions.map(({ on, parts }) => `${formatShortDay(locale, on)} ${hours(parts)}`).join("; "),
    ],
    [say.askStore, store && contactLine(store)],
  );
}

function sellerFacts(locale: Locale, { operator }: PaidOrder): Fact[] {
  const say = words[locale];
  const { company, companyId, email, phone } = operator;
  const place = addressLine({ ...operator, name: company || "Kabinet", country: "" });
  return filledIn(
    [say.seller, [place, companyId && `${say.companyId}\u00a0${companyId}`].filter(Boolean).join(", ")],
    [say.questions, contactLine({ email, phone })],
  );
}

/** A telephone number does not break. */
export function contactLine({ email, phone }: { readonly email: string; readonly phone: string }): string {
  return [email, phone.replaceAll(" ", "\u00a0")].filter(Boolean).join(", ");
}

function filledIn(...facts: readonly (readonly [string, string | null | undefined])[]): Fact[] {
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** `pondělí až pátek 9:00–18:00; sobota a neděle zavřeno`: days that follow each other and are open alike stand together. */
function weekText(locale: Locale, week: readonly string[]): string {
  const runs: { days: string[]; hours: string }[] = [];
  for (const { day, parts: hours } of daysOfWeek(week, locale)) {
    const run = runs.at(-1);
    if (run?.hours === hours) run.days.push(day);
    else runs.push({ days: [day], hours });
  }
  const { two, more } = words[locale].days;
  return runs
    .map(({ days: [first, ...others], hours }) => {
      const last = others.at(-1);
      return [first, last && `${others.length > 1 ? more : two} ${last}`, hours].filter(Boolean).join(" ");
    })
    .join("; ");
}

const words = {
  cs: {
    each: (price: string) => `po ${price}`,
    discount: "Sleva",
    delivery: { carrier: "Doprava", store: "Vyzvednutí" },
    free: "zdarma",
    total: "Celkem",
    carrier: "Dopravce",
    point: "Výdejní místo",
    to: "Kam",
    when: "Kdy",
    usually: (from: number, to: number) => `obvykle za ${from}–${countedCzech(to, "day")}`,
    store: "Prodejna",
    address: "Adresa",
    open: "Otevírací doba",
    openOtherwise: "Výjimky",
    closed: "zavřeno",
    days: { two: "a", more: "až" },
    askStore: "Kontakt na prodejnu",
    seller: "Prodávající",
    companyId: "IČO",
    questions: "Dotazy",
    withdrawal: {
      title: "Jak odstoupit od smlouvy",
      detail: `Bez udání důvodu můžete od smlouvy odstoupit kdykoli do ${countedCzech(daysToWithdraw, "day", "genitive")} od převzetí zboží: tlačítkem na stránce objednávky, nebo nám napište. Zboží nám pak do ${countedCzech(daysToSendBack, "day", "genitive")} pošlete nebo předejte. Peníze vrátíme, jakmile ho dostaneme.`,
    },
    form: { title: "Vzorový formulář pro odstoupení", detail: "Najdete ho mezi dokumenty ke stažení." },
    terms: { title: "Obchodní podmínky", detail: "Souhlasili jste s nimi při objednávce." },
  },
  en: {
    each: (price: string) => `at ${price} each`,
    discount: "Discount",
    delivery: { carrier: "Delivery", store: "Pickup" },
    free: "free",
    total: "Total",
    carrier: "Carrier",
    point: "Pick-up point",
    to: "To",
    when: "When",
    usually: (from: number, to: number) => `usually in ${from}–${countedEnglish(to, "day")}`,
    store: "Store",
    address: "Address",
    open: "Opening hours",
    openOtherwise: "Exceptions",
    closed: "closed",
    days: { two: "and", more: "to" },
    askStore: "Contact the store",
    seller: "Seller",
    companyId: "company number",
    questions: "Questions",
    withdrawal: {
      title: "How to withdraw from the contract",
      detail: `You may withdraw from the contract without giving a reason at any time until ${countedEnglish(daysToWithdraw, "day")} after you receive the goods: using the button on the order’s page, or by writing to us. Then send or bring the goods back within ${countedEnglish(daysToSendBack, "day")}. We will refund your money once we receive them.`,
    },
    form: { title: "Model withdrawal form", detail: "You will find it among the documents to download." },
    terms: { title: "Terms and conditions", detail: "You agreed to them when you ordered." },
  },
} as const satisfies Record<Locale, object>;
