import { releasedBySilenceDays, workingDaysToPay } from "#contract/deals/deal-limits.ts";
import type { DealSide } from "#contract/deals/deal-steps.ts";
import { trackingUrl } from "#contract/deals/tracking.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { strikesToSuspend } from "#server/features/accounts/status/add-strike.ts";
import { dealEvents, notifiedSides } from "#server/features/deals/events.ts";
import { hasAccount } from "#server/features/deals/protection/protection-view.ts";
import { dealCases } from "#server/features/deals/table.ts";
import { findModerators } from "#server/features/mails/find-concerned.ts";
import { getDeal } from "#server/features/mails/load.ts";
import type { Addresses } from "#server/features/mails/templates/addresses.ts";
import { mailGroup, mailsOn } from "#server/features/mails/templates/mail-group.ts";
import { kebab } from "#server/features/mails/templates/mail-kinds.ts";
import { carrierNames } from "./carrier-names.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

const step = {
  /** The side that took it. */
  by: "jana.mala",
  totalMinor: 2_712_900,
  carrier: "Česká pošta" as string | null,
  trackingNumber: "DR123456789CZ" as string | null,
  trackingUrl: "https://www.postaonline.cz/" as string | null,
  /** The bank's, as the buyer gave it. */
  paymentReference: "20261129" as string | null,
  /** What is held, released or goes back. */
  amountMinor: 2_712_900,
  /** Whether there is somewhere to send the seller's money. */
  hasAccount: true,
  isByHand: false,
};
const stepSamples = {
  "deal-payment-said": step,
  "deal-paid": step,
  "deal-payment-undone": step,
  "deal-sent": step,
  "deal-dispatch-undone": step,
  "deal-tracking-corrected": step,
  "deal-received": step,
  "deal-delivery-chosen": step,
  "deal-shipping-set": step,
  "deal-shipping-lowered": step,
  "deal-held-buyer": step,
  "deal-held-seller": step,
  "deal-delivered-buyer": step,
  "deal-released-buyer": step,
  "deal-released-seller": step,
  "deal-refunded-buyer": step,
  "deal-refunded-seller": step,
  "deal-paid-out-seller": step,
};
const report = { kind: "non_payment", by: "jana.mala" };

export const dealMails = mailGroup({
  texts: { cs, en },
  rules: { workingDaysToPay, releasedBySilenceDays, strikesToSuspend },
  samples: {
    ...stepSamples,
    "payment-reminder": { number: 1, totalMinor: 2_712_900, payBy: "2026-12-04" },
    "case-filed": { ...report, note: "Nezaplaceno ani po připomínce." },
    "case-waiting": { ...report, about: "petr.novak" },
    "case-decided": { kind: "non_payment", isUpheld: true, isCancelled: true, reasons: "Platba nepřišla." },
    "strike-withdrawn": { reason: "Platba přišla pozdě.", left: 1 },
  },
});

const { mail } = dealMails;

/** Mails about a deal: the other side learns of a step, both sides of a decision, moderators too of a new case. */
export const onDealEvents = [
  mailsOn(dealEvents.DealStepTaken, async (ctx, { dealId, step, at, amountMinor }) => {
    const { deal, lot, seller, buyer, totalMinor } = await getDeal(ctx, dealId);
    const { carrier, trackingNumber, paymentReference } = deal;
    const about = {
      ...{ totalMinor, trackingNumber, paymentReference, amountMinor: amountMinor ?? totalMinor },
      carrier: carrier && carrierNames[carrier],
      trackingUrl: trackingUrl(carrier, trackingNumber),
      hasAccount: await hasAccount(ctx, deal),
      isByHand: deal.handover === "in_person",
    };
    const [key, kind] = [`deal-step:${dealId}:${step}:${at}`, `deal-${kebab(step)}`] as const;
    return notifiedSides(step).map((side, _, { length }) => {
      const [by, to] = side === "seller" ? [buyer, seller] : [seller, buyer];
      const data = { ...about, by: by.username };
      const url = (to: Addresses) => to.deal(dealId);
      return mail(textOf(kind, side), to, length > 1 ? `${key}:${side}` : key, { kind, lot, url, data });
    });
  }),
  mailsOn(dealEvents.PaymentReminded, async (ctx, { dealId, number }) => {
    const { deal, lot, buyer, totalMinor } = await getDeal(ctx, dealId);
    const { payBy, status } = deal;
    // The event may come late.
    if (status !== "awaiting_payment") return null;
    return mail("payment-reminder", buyer, `payment-reminder:${dealId}:${payBy}:${number}`, {
      lot,
      url: (to) => to.deal(dealId),
      data: { number, totalMinor, payBy },
    });
  }),
  mailsOn(dealEvents.CaseFiled, async (ctx, { dealId, caseId, filedById }) => {
    const { lot, seller, buyer } = await getDeal(ctx, dealId);
    const { kind, note } = await getCase(ctx, caseId);
    const [{ username: by }, about] = filedById === seller.id ? [seller, buyer] : [buyer, seller];
    const filed = { lot, url: (to: Addresses) => to.deal(dealId), data: { kind, note, by } };
    const waiting = { lot, url: (to: Addresses) => to.cases(), data: { kind, by, about: about.username } };
    return [
      mail("case-filed", about, `case-filed:${caseId}`, filed),
      ...(await findModerators(ctx, [seller.id, buyer.id])).map((moderator) =>
        mail("case-waiting", moderator, `case-waiting:${caseId}:${moderator.id}`, waiting),
      ),
    ];
  }),
  mailsOn(dealEvents.CaseDecided, async (ctx, { dealId, caseId }) => {
    const { deal, lot, seller, buyer } = await getDeal(ctx, dealId);
    const { kind, outcome, reasons } = await getCase(ctx, caseId);
    const data = {
      ...{ kind, isUpheld: outcome === "upheld", isCancelled: deal.status === "cancelled" },
      ...{ reasons: reasons ?? "", decision: { rule: null, reason: null } },
    };
    return [seller, buyer].map((side) =>
      mail("case-decided", side, `case-decided:${caseId}:${side.id}`, {
        lot,
        url: (to) => to.deal(dealId),
        data,
      }),
    );
  }),
  mailsOn(dealEvents.StrikeWithdrawn, async (ctx, { dealId, caseId, left }) => {
    const { lot, buyer } = await getDeal(ctx, dealId);
    const { strikeWithdrawalReason: reason } = await getCase(ctx, caseId);
    return mail("strike-withdrawn", buyer, `strike-withdrawn:${caseId}`, {
      lot,
      url: (to) => to.deal(dealId),
      data: { left, reason: reason ?? "" },
    });
  }),
];

/** Steps that have words of their own for each side name it. */
function textOf(kind: string, side: DealSide): keyof typeof stepSamples {
  const ofSide = `${kind}-${side}`;
  return (ofSide in stepSamples ? ofSide : kind) as keyof typeof stepSamples;
}

async function getCase(ctx: Ctx, id: number) {
  const [row] = await ctx.db.select().from(dealCases).where(eq(dealCases.id, id));
  if (!row) throw new Error(`case ${id} was told of and is not there`);
  return row;
}
