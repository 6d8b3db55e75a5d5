import type { GoodsStatus } from "#contract/shop/goods-orders.ts";
import { daysToSendBack, daysToWithdraw, minutesReserved } from "#contract/shop/shop-limits.ts";
import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { MailText, MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { formatDeadline, formatPrice } from "#server/messages/formats.ts";
import { awaitedGoods, type BoughtGoods, boughtFacts, closingOf } from "./bought-goods.ts";
import { type Withdrawn, withdrawalFacts } from "./withdrawal-facts.ts";

/** What a mail may be about: a state of the order, that its buyer has withdrawn, or that a transfer is promised or has not come. */
export type GoodsNews = GoodsStatus | "withdrawn" | "transfer_promised" | "transfer_due";

/** What a mail about an order of goods says of it. */
export interface MailedOrder {
  readonly id: number;
  /** Haléře, with tax and delivery. */
  readonly totalMinor: number;
  /** The store where it is picked up; null: a carrier brings it. */
  readonly store: string | null;
  /** The pick-up point where a carrier brings it. */
  readonly point: string | null;
  readonly tracking: string;
  readonly needsAgeCheck: boolean;
  readonly wasPaid: boolean;
  /** Whether the buyer may withdraw from the contract now. */
  readonly mayWithdraw: boolean;
  /** Told once, when it is paid. */
  readonly bought: BoughtGoods | null;
  /** Confirmed when it has come, and where it ends an order that had not left the shop. */
  readonly withdrawn: Withdrawn | null;
  /** Where a promised transfer goes and until when the goods are held for it. */
  readonly transfer: {
    readonly account: string;
    readonly variableSymbol: string;
    readonly until: Date;
  } | null;
  readonly url: string;
}
type Words = (order: MailedOrder) => Omit<MailText, "action" | "facts">;

/** To the buyer: how the order stands now. */
export function goodsOrderMail(news: GoodsNews, order: MailedOrder): MailTexts {
  const { id, totalMinor, point, tracking, bought, withdrawn, transfer, url } = order;
  const withdrawal = (locale: Locale) =>
    withdrawn ? withdrawalFacts(locale, withdrawn, news === "withdrawn") : [];
  const known = (label: string, value: string | null) => (value ? ([[label, value]] as const) : []);
  return {
    cs: () => ({
      ...czech[news](order),
      facts: [
        ["Objednávka", String(id)],
        ...(bought ? boughtFacts("cs", bought) : [["Celkem", formatPrice(totalMinor)] as const]),
        ...(bought ? [] : known("Výdejní místo", point)),
        ...known("Sledování zásilky", tracking),
        ...withdrawal("cs"),
        ...known("Účet", transfer?.account ?? null),
        ...known("Variabilní symbol", transfer?.variableSymbol ?? null),
      ],
      ...(bought && { closing: closingOf("cs", bought) }),
      action: { label: "Zobrazit objednávku", url },
    }),
    en: () => ({
      ...english[news](order),
      facts: [
        ["Order", String(id)],
        ...(bought ? boughtFacts("en", bought) : [["Total", formatPrice(totalMinor)] as const]),
        ...(bought ? [] : known("Pick-up point", point)),
        ...known("Tracking", tracking),
        ...withdrawal("en"),
        ...known("Account", transfer?.account ?? null),
        ...known("Variable symbol", transfer?.variableSymbol ?? null),
      ],
      ...(bought && { closing: closingOf("en", bought) }),
      action: { label: "View the order", url },
    }),
  };
}

const czech: Record<GoodsNews, Words> = {
  placed: ({ id }) => ({
    subject: `Objednávka ${id} čeká na platbu`,
    heading: "Děkujeme za objednávku",
    paragraphs: [
      `zboží vám držíme ${countedCzech(minutesReserved, "minute")}. Do té doby prosím zahajte platbu, jinak se zboží vrátí do prodeje.`,
    ],
  }),
  paid: ({ id, store, bought }) => ({
    subject: `Objednávka ${id} je zaplacená`,
    heading: "Platba dorazila",
    paragraphs: [
      store
        ? `zboží připravíme k vyzvednutí: ${store}. Až bude připravené, napíšeme vám.`
        : "zboží zabalíme a předáme dopravci. Dáme vám vědět.",
      ...(bought ? awaitedGoods("cs", bought) : []),
    ],
  }),
  packed: ({ id, store, needsAgeCheck }) => ({
    subject: store ? `Objednávka ${id} čeká na vyzvednutí` : `Objednávka ${id} je zabalená`,
    heading: store ? "Připraveno k vyzvednutí" : "Zboží je zabalené",
    paragraphs: store
      ? [
          `objednávku máte připravenou: ${store}.`,
          needsAgeCheck
            ? "S sebou si prosím vezměte doklad, u předání ověříme, že vám je osmnáct."
            : "Stačí uvést číslo objednávky.",
        ]
      : ["brzy ji předáme dopravci."],
  }),
  partly_handed_over: ({ id, store }) => ({
    subject: store ? `Část objednávky ${id} je předaná` : `Část objednávky ${id} je na cestě`,
    heading: store ? "Část je předaná" : "Část zásilky má dopravce",
    paragraphs: [
      store
        ? "část zboží jsme vám předali. Zbytek čeká na vyzvednutí."
        : "část zboží jsme předali dopravci. Zbytek pošleme, jakmile to půjde, a napíšeme vám.",
    ],
  }),
  handed_over: ({ id }) => ({
    subject: `Objednávka ${id} je na cestě`,
    heading: "Zásilku má dopravce",
    paragraphs: ["zboží jsme předali dopravci."],
  }),
  delivered: ({ id, mayWithdraw }) => ({
    subject: `Objednávka ${id} je předaná`,
    heading: "Objednávka je předaná",
    paragraphs: [
      "zboží jste převzali. Děkujeme za nákup.",
      ...(mayWithdraw
        ? [
            `Do ${countedCzech(daysToWithdraw, "day", "genitive")} od převzetí můžete od smlouvy odstoupit tlačítkem na stránce objednávky, nebo nám napište.`,
          ]
        : []),
    ],
  }),
  transfer_promised: ({ id, transfer }) => ({
    subject: `Objednávka ${id}: údaje k převodu`,
    heading: "Zboží vám držíme",
    paragraphs: [
      `do ${transfer ? formatDeadline("cs", transfer.until) : ""} čekáme na váš převod. Jakmile dorazí, napíšeme vám.`,
    ],
  }),
  transfer_due: ({ id, transfer }) => ({
    subject: `Objednávka ${id} čeká na převod`,
    heading: "Převod zatím nedorazil",
    paragraphs: [
      `zboží vám držíme do ${transfer ? formatDeadline("cs", transfer.until) : ""}. Pokud jste už platbu odeslali, nemusíte nic dělat: převod mezi bankami může trvat den i déle. Kdyby dorazil pozdě a zboží už nebylo, peníze vrátíme.`,
    ],
  }),
  withdrawn: ({ id }) => ({
    subject: `Odstoupení od objednávky ${id}`,
    heading: "Odstoupení jsme přijali",
    paragraphs: [
      `zboží nám prosím pošlete nebo předejte do ${countedCzech(daysToSendBack, "day", "genitive")}. Peníze vám vrátíme, jakmile ho dostaneme.`,
    ],
  }),
  returned: ({ id }) => ({
    subject: `Objednávka ${id} byla vrácena`,
    heading: "Zboží máme zpátky",
    paragraphs: ["peníze vám vracíme stejnou cestou, kterou přišly."],
  }),
  cancelled: ({ id, wasPaid, withdrawn }) => ({
    subject: `Objednávka ${id} je zrušená`,
    heading: "Objednávka je zrušená",
    paragraphs: [
      ...(withdrawn ? ["vaše odstoupení od smlouvy jsme přijali."] : []),
      wasPaid
        ? "peníze vám vracíme stejnou cestou, kterou přišly."
        : "zboží se vrátilo do prodeje. Pokud o něj stále stojíte, objednejte ho prosím znovu.",
    ],
  }),
};

const english: Record<GoodsNews, Words> = {
  placed: ({ id }) => ({
    subject: `Order ${id} awaits your payment`,
    heading: "Thank you for your order",
    paragraphs: [
      `We hold the goods for you for ${countedEnglish(minutesReserved, "minute")}. Please start your payment within that time, or the goods go back on sale.`,
    ],
  }),
  paid: ({ id, store, bought }) => ({
    subject: `Order ${id} is paid`,
    heading: "Your payment has arrived",
    paragraphs: [
      store
        ? `We are preparing your order for pickup: ${store}. We will write once it is ready.`
        : "We are packing your order and will hand it over to the carrier. We will let you know.",
      ...(bought ? awaitedGoods("en", bought) : []),
    ],
  }),
  packed: ({ id, store, needsAgeCheck }) => ({
    subject: store ? `Order ${id} is ready for pickup` : `Order ${id} is packed`,
    heading: store ? "Ready for pickup" : "Your order is packed",
    paragraphs: store
      ? [
          `Your order is ready: ${store}.`,
          needsAgeCheck
            ? "Please bring an identity document: we check that you are eighteen when we hand it over."
            : "Just give us the order number.",
        ]
      : ["We will hand it over to the carrier soon."],
  }),
  partly_handed_over: ({ id, store }) => ({
    subject: store ? `Part of order ${id} has been handed over` : `Part of order ${id} is on its way`,
    heading: store ? "Part of it has been handed over" : "The carrier has part of it",
    paragraphs: [
      store
        ? "We have handed some of the goods over to you. The rest waits for you in the store."
        : "We have handed some of the goods over to the carrier. We will send the rest as soon as we can and let you know.",
    ],
  }),
  handed_over: ({ id }) => ({
    subject: `Order ${id} is on its way`,
    heading: "The carrier has your parcel",
    paragraphs: ["We have handed the goods over to the carrier."],
  }),
  delivered: ({ id, mayWithdraw }) => ({
    subject: `Order ${id} has been handed over`,
    heading: "Your order has been handed over",
    paragraphs: [
      "You have received your goods. Thank you for your order.",
      ...(mayWithdraw
        ? [
            `Within ${countedEnglish(daysToWithdraw, "day")} you may withdraw from the contract using the button on the order’s page, or by writing to us.`,
          ]
        : []),
    ],
  }),
  transfer_promised: ({ id, transfer }) => ({
    subject: `Order ${id}: details for your transfer`,
    heading: "Your goods are reserved",
    paragraphs: [
      `We are holding them until ${transfer ? formatDeadline("en", transfer.until) : ""} while we wait for your transfer. We will write once it arrives.`,
    ],
  }),
  transfer_due: ({ id, transfer }) => ({
    subject: `Order ${id} is waiting for your transfer`,
    heading: "Your transfer has not arrived yet",
    paragraphs: [
      `We are holding your goods until ${transfer ? formatDeadline("en", transfer.until) : ""}. If you have already sent the payment, you do not need to do anything: a transfer between banks may take a day or longer. If it arrives too late and the goods are gone, we will refund it.`,
    ],
  }),
  withdrawn: ({ id }) => ({
    subject: `Withdrawal from order ${id}`,
    heading: "We have your withdrawal",
    paragraphs: [
      `Please send or bring the goods back within ${countedEnglish(daysToSendBack, "day")}. We will refund your money once we receive them.`,
    ],
  }),
  returned: ({ id }) => ({
    subject: `Order ${id} was returned`,
    heading: "We have the goods back",
    paragraphs: ["We are refunding your money the way you paid."],
  }),
  cancelled: ({ id, wasPaid, withdrawn }) => ({
    subject: `Order ${id} is cancelled`,
    heading: "The order is cancelled",
    paragraphs: [
      ...(withdrawn ? ["We have received your withdrawal from the contract."] : []),
      wasPaid
        ? "We are refunding your money the way you paid."
        : "The goods are back on sale. If you still want them, please order them again.",
    ],
  }),
};
