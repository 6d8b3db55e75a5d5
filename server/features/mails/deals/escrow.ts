import { releasedBySilenceDays } from "#contract/deals/deal-limits.ts";
import type { DealSide } from "#contract/deals/deal-steps.ts";
import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import type { DescribedStep } from "#server/features/deals/events.ts";
import type { MailText, MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { formatPrice } from "#server/messages/formats.ts";

const moneySteps = ["held", "delivered", "released", "refunded", "paid_out"] as const;
export type MoneyStep = (typeof moneySteps)[number];

/** Whether a step is one of protected payments alone. */
export function isMoneyStep(step: DescribedStep): step is MoneyStep {
  return moneySteps.some((each) => each === step);
}

export interface EscrowMail {
  readonly name: string;
  readonly url: string;
  /** Haléře. */
  readonly amountMinor: number;
  /** Whether there is somewhere to send the seller's money. */
  readonly hasAccount: boolean;
  readonly isByHand: boolean;
}
type Words = Omit<MailText, "action" | "facts">;

/** To one side of a protected deal: where the money is now, and what is to be done. */
export function escrowMail(step: MoneyStep, side: DealSide, money: EscrowMail): MailTexts {
  const key = `${step}_${side}` as const;
  const facts = (label: string) => ({ facts: [[label, formatPrice(money.amountMinor)] as const] });
  return {
    cs: () => ({
      ...wordsOf(czech, key, money),
      ...facts("Částka"),
      action: { label: "Zobrazit obchod", url: money.url },
    }),
    en: () => ({
      ...wordsOf(english, key, money),
      ...facts("Amount"),
      action: { label: "View the deal", url: money.url },
    }),
  };
}

/** Each is written to the sides that are told of its step (`notifiedSides`). */
type Texts = Partial<Record<`${MoneyStep}_${DealSide}`, (money: EscrowMail) => Words>>;

function wordsOf(texts: Texts, key: keyof Texts, money: EscrowMail): Words {
  const words = texts[key];
  if (!words) throw new Error(`no mail for ${key}`);
  return words(money);
}

const czech: Texts = {
  held_buyer: ({ name }) => ({
    subject: `Zaplaceno, peníze držíme: ${name}`,
    heading: "Vaše platba je v úschově",
    paragraphs: [
      `platba za položku ${name} přišla a držíme ji, dokud věc nepřevezmete.`,
      "Až ji převezmete a prohlédnete, potvrďte to na stránce obchodu. Není-li v pořádku, nahlaste problém dřív, než převzetí potvrdíte.",
    ],
  }),
  held_seller: ({ name, isByHand }) => ({
    subject: `Zaplaceno, můžete ${isByHand ? "předat" : "odeslat"}: ${name}`,
    heading: isByHand ? "Peníze máme, předejte věc" : "Peníze máme, odešlete zásilku",
    paragraphs: [
      `kupující zaplatil položku ${name} a peníze držíme do převzetí.`,
      isByHand
        ? "Domluvte si předání. Až věc předáte, označte ji na stránce obchodu jako předanou."
        : "Odešlete ji s číslem zásilky a na stránce obchodu to potvrďte. Až bude doručená, označte ji tam jako doručenou.",
      `Peníze uvolníme, jakmile kupující převzetí potvrdí, nebo když se do ${countedCzech(releasedBySilenceDays, "day", "genitive")} neozve.`,
    ],
  }),
  delivered_buyer: ({ name }) => ({
    subject: `Převzali jste položku? ${name}`,
    heading: "Prodávající hlásí doručení",
    paragraphs: [
      `podle prodávajícího už položku ${name} máte.`,
      `Potvrďte prosím převzetí, nebo do ${countedCzech(releasedBySilenceDays, "day", "genitive")} nahlaste problém. Jinak peníze uvolníme prodávajícímu.`,
    ],
  }),
  released_buyer: ({ name }) => ({
    subject: `Obchod je hotový: ${name}`,
    heading: "Peníze jsme uvolnili prodávajícímu",
    paragraphs: [`obchod s položkou ${name} je dokončený a ochrana platby tím končí. Děkujeme.`],
  }),
  released_seller: ({ name, hasAccount }) => ({
    subject: `Převzato, peníze jsou uvolněné: ${name}`,
    heading: "Peníze jsou vaše",
    paragraphs: [
      `obchod s položkou ${name} je dokončený a peníze jsme vám uvolnili.`,
      hasAccount
        ? "Pošleme je na váš účet a dáme vám vědět."
        : "Doplňte prosím v kontaktních údajích číslo účtu, ať vám je můžeme poslat.",
    ],
  }),
  refunded_buyer: ({ name }) => ({
    subject: `Peníze vracíme: ${name}`,
    heading: "Peníze se vám vracejí",
    paragraphs: [
      `z platby za položku ${name} vám vracíme částku níže.`,
      "Přijde stejnou cestou, jakou jste platili, obvykle do několika pracovních dnů.",
    ],
  }),
  refunded_seller: ({ name }) => ({
    subject: `Peníze vracíme kupujícímu: ${name}`,
    heading: "Kupující dostane peníze zpět",
    paragraphs: [`z platby za položku ${name} vracíme kupujícímu částku níže. Důvod je na stránce obchodu.`],
  }),
  paid_out_seller: ({ name }) => ({
    subject: `Peníze odešly: ${name}`,
    heading: "Peníze jsou na cestě",
    paragraphs: [`peníze za položku ${name} odešly na váš účet.`],
  }),
};

const english: Texts = {
  held_buyer: ({ name }) => ({
    subject: `Paid and held: ${name}`,
    heading: "Your payment is held",
    paragraphs: [
      `Your payment for ${name} has arrived, and we hold it until you have the item.`,
      "Once you have it and have looked at it, confirm it on the deal’s page. If something is wrong, report it before you confirm.",
    ],
  }),
  held_seller: ({ name, isByHand }) => ({
    subject: `Paid, ${isByHand ? "hand it over" : "send it"} now: ${name}`,
    heading: isByHand ? "We have the money: hand it over" : "We have the money: send the parcel",
    paragraphs: [
      `The buyer has paid for ${name}, and we hold the money until it is received.`,
      isByHand
        ? "Agree where to meet. Once you have handed it over, mark it as handed over on the deal’s page."
        : "Send it with a tracking number and confirm the dispatch on the deal’s page. Once it is delivered, mark it as delivered there.",
      `We release the money once the buyer confirms receipt, or does not respond for ${countedEnglish(releasedBySilenceDays, "day")}.`,
    ],
  }),
  delivered_buyer: ({ name }) => ({
    subject: `Have you received the item? ${name}`,
    heading: "The seller reports the delivery",
    paragraphs: [
      `According to the seller you have received ${name}.`,
      `Please confirm receipt, or report a problem within ${countedEnglish(releasedBySilenceDays, "day")}. Otherwise we release the money to the seller.`,
    ],
  }),
  released_buyer: ({ name }) => ({
    subject: `The deal is complete: ${name}`,
    heading: "The money has been released to the seller",
    paragraphs: [`The deal for ${name} is complete, so the payment protection ends. Thank you.`],
  }),
  released_seller: ({ name, hasAccount }) => ({
    subject: `Received, the money is released: ${name}`,
    heading: "The money is yours",
    paragraphs: [
      `The deal for ${name} is complete, and we have released the money to you.`,
      hasAccount
        ? "We will send it to your account and let you know."
        : "Please add your bank account in your contact details so that we can send it.",
    ],
  }),
  refunded_buyer: ({ name }) => ({
    subject: `Refund: ${name}`,
    heading: "You are getting a refund",
    paragraphs: [
      `We are refunding the amount below from your payment for ${name}.`,
      "It comes back the way you paid, usually within a few working days.",
    ],
  }),
  refunded_seller: ({ name }) => ({
    subject: `Refund to the buyer: ${name}`,
    heading: "The buyer is being refunded",
    paragraphs: [
      `We are refunding the buyer the amount below from the payment for ${name}. The reason is on the deal’s page.`,
    ],
  }),
  paid_out_seller: ({ name }) => ({
    subject: `The money was sent: ${name}`,
    heading: "The money is on its way",
    paragraphs: [`The money for ${name} has gone to your account.`],
  }),
};
