import { workingDaysToPay } from "#contract/deals/deal-limits.ts";
import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import type { DescribedStep } from "#server/features/deals/events.ts";
import type { MailText, MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { formatPrice } from "#server/messages/formats.ts";
import type { MoneyStep } from "./escrow.ts";

export interface MailedDeal {
  readonly name: string;
  readonly url: string;
  /** User name of the side that took the step. */
  readonly by: string;
  /** Haléře. */
  readonly totalMinor: number;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** The bank's, as the buyer gave it; may be empty. */
  readonly paymentReference: string | null;
  /** The carrier's page about the parcel. */
  readonly trackingUrl: string | null;
}
/** Steps that the other side takes; those of held money have words of their own. */
type SidesStep = Exclude<DescribedStep, MoneyStep>;
type Words = (deal: MailedDeal) => Omit<MailText, "action">;

/** To the side of a deal that did not take the step. */
export function dealStepMail(step: SidesStep, deal: MailedDeal): MailTexts {
  return {
    cs: () => ({ ...czech[step](deal), action: { label: "Zobrazit obchod", url: deal.url } }),
    en: () => ({ ...english[step](deal), action: { label: "View the deal", url: deal.url } }),
  };
}

const czech: Record<SidesStep, Words> = {
  shipping_set: ({ name, totalMinor }) => ({
    subject: `K zaplacení: ${name}`,
    heading: "Známe cenu dopravy",
    paragraphs: [
      `u položky ${name} už je známá cena dopravy. Na zaplacení máte ${countedCzech(workingDaysToPay, "workingDay")}.`,
    ],
    facts: [["Celkem", formatPrice(totalMinor)]],
  }),
  shipping_lowered: ({ name, totalMinor }) => ({
    subject: `Nižší doprava: ${name}`,
    heading: "Zaplatíte méně",
    paragraphs: [`cena dopravy u položky ${name} je teď nižší. Splatnost se nemění.`],
    facts: [["Celkem", formatPrice(totalMinor)]],
  }),
  payment_said: ({ name, by, totalMinor, paymentReference }) => ({
    subject: `Kupující hlásí platbu: ${name}`,
    heading: "Platba je na cestě",
    paragraphs: [
      `${by} píše, že položka ${name} je zaplacená. Jakmile peníze uvidíte na účtu, potvrďte to prosím na stránce obchodu.`,
      "Zásilku odešlete až po připsání platby.",
    ],
    facts: [
      ["Celkem", formatPrice(totalMinor)],
      ...(paymentReference ? [["Reference banky", paymentReference] as const] : []),
    ],
  }),
  paid: ({ name }) => ({
    subject: `Platba přišla: ${name}`,
    heading: "Platba dorazila",
    paragraphs: [`prodávající potvrzuje platbu za položku ${name}. Zbývá předání.`],
  }),
  payment_undone: ({ name, by }) => ({
    subject: `Oprava, platba zatím nepřišla: ${name}`,
    heading: "Platba zatím nedorazila",
    paragraphs: [
      `potvrzení platby za položku ${name} bylo omylem a ${by} ho bere zpět. Na platbu se dál čeká.`,
    ],
  }),
  sent: ({ name, carrier, trackingNumber, trackingUrl }) => ({
    subject: `Odesláno: ${name}`,
    heading: "Zásilka je na cestě",
    paragraphs: [
      `položka ${name} je na cestě k vám.`,
      "Až zásilku převezmete, potvrďte to prosím na stránce obchodu. Položku si nejdřív dobře prohlédněte.",
    ],
    facts: parcel(["Dopravce", "Číslo zásilky"], carrier, trackingNumber),
    ...track("Sledovat zásilku", carrier, trackingUrl),
  }),
  dispatch_undone: ({ name, by }) => ({
    subject: `Oprava, zatím neodesláno: ${name}`,
    heading: "Zásilka ještě neodešla",
    paragraphs: [`položka ${name} byla označena jako odeslaná omylem a ${by} to bere zpět.`],
  }),
  tracking_corrected: ({ name, carrier, trackingNumber }) => ({
    subject: `Oprava údajů o zásilce: ${name}`,
    heading: "Údaje o zásilce se změnily",
    paragraphs: [`prodávající opravuje údaje o zásilce s položkou ${name}.`],
    facts: parcel(["Dopravce", "Číslo zásilky"], carrier, trackingNumber),
  }),
  delivery_chosen: ({ name }) => ({
    subject: `Kupující zvolil předání: ${name}`,
    heading: "Kupující zvolil předání",
    paragraphs: [
      `předání položky ${name} je zvolené. Způsob najdete na stránce obchodu, adresu po potvrzení platby.`,
    ],
  }),
  received: ({ name }) => ({
    subject: `Převzato: ${name}`,
    heading: "Obchod je hotový",
    paragraphs: [`obchod s položkou ${name} je dokončený. Děkujeme.`],
  }),
};

const english: Record<SidesStep, Words> = {
  shipping_set: ({ name, by, totalMinor }) => ({
    subject: `To be paid: ${name}`,
    heading: "The postage is known",
    paragraphs: [
      `${by} has set the postage for ${name}. Payment is due within ${countedEnglish(workingDaysToPay, "workingDay")}.`,
    ],
    facts: [["Total", formatPrice(totalMinor)]],
  }),
  shipping_lowered: ({ name, by, totalMinor }) => ({
    subject: `Lower postage: ${name}`,
    heading: "You pay less",
    paragraphs: [`${by} has lowered the postage for ${name}. The time to pay does not change.`],
    facts: [["Total", formatPrice(totalMinor)]],
  }),
  payment_said: ({ name, by, totalMinor, paymentReference }) => ({
    subject: `The buyer reports the payment: ${name}`,
    heading: "The payment is on its way",
    paragraphs: [
      `${by} says they have paid for ${name}. Once you see the money in your account, please confirm it on the deal’s page.`,
      "Send the parcel only once the payment has been credited.",
    ],
    facts: [
      ["Total", formatPrice(totalMinor)],
      ...(paymentReference ? [["Bank reference", paymentReference] as const] : []),
    ],
  }),
  paid: ({ name, by }) => ({
    subject: `Payment received: ${name}`,
    heading: "The payment has arrived",
    paragraphs: [`${by} has confirmed the payment for ${name}. Hand-over comes next.`],
  }),
  payment_undone: ({ name, by }) => ({
    subject: `Correction, not paid yet: ${name}`,
    heading: "The payment has not arrived yet",
    paragraphs: [
      `${by} confirmed the payment for ${name} by mistake and has undone it. The payment is still awaited.`,
    ],
  }),
  sent: ({ name, by, carrier, trackingNumber, trackingUrl }) => ({
    subject: `Sent: ${name}`,
    heading: "The parcel is on its way",
    paragraphs: [
      `${by} has sent ${name}.`,
      "Once you have it, please confirm receipt on the deal’s page. Have a good look at the item first.",
    ],
    facts: parcel(["Carrier", "Tracking number"], carrier, trackingNumber),
    ...track("Track the parcel", carrier, trackingUrl),
  }),
  dispatch_undone: ({ name, by }) => ({
    subject: `Correction, not sent yet: ${name}`,
    heading: "The parcel has not been sent yet",
    paragraphs: [`${by} marked ${name} as sent by mistake and has undone it.`],
  }),
  tracking_corrected: ({ name, by, carrier, trackingNumber }) => ({
    subject: `Parcel details corrected: ${name}`,
    heading: "The parcel details have changed",
    paragraphs: [`${by} has corrected the details of the parcel with ${name}.`],
    facts: parcel(["Carrier", "Tracking number"], carrier, trackingNumber),
  }),
  delivery_chosen: ({ name, by }) => ({
    subject: `Delivery or collection chosen: ${name}`,
    heading: "The buyer has chosen delivery or collection",
    paragraphs: [
      `${by} has chosen delivery or collection for ${name}. You will find the choice on the deal’s page, and the address once you confirm the payment.`,
    ],
  }),
  received: ({ name }) => ({
    subject: `Received: ${name}`,
    heading: "The deal is complete",
    paragraphs: [`The deal for ${name} is complete. Thank you.`],
  }),
};

function track(title: string, carrier: string | null, url: string | null): Pick<MailText, "items"> {
  return url ? { items: [{ title, detail: carrier ?? "", url }] } : {};
}

function parcel(
  [carrierName, numberName]: readonly [string, string],
  carrier: string | null,
  number: string | null,
): (readonly [string, string])[] {
  return [
    ...(carrier ? [[carrierName, carrier] as const] : []),
    ...(number ? [[numberName, number] as const] : []),
  ];
}
