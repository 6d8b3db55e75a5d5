import { trackingUrl } from "#contract/deals/tracking.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import { type dealEvents, notifiedSides } from "#server/features/deals/events.ts";
import { hasAccount } from "#server/features/deals/protection/protection-view.ts";
import { dealCases, deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { findModerators } from "#server/features/mails/find-concerned.ts";
import { kebab } from "#server/features/mails/templates/mail-kinds.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { carrierNames } from "./carrier-names.ts";
import { caseDecidedMail } from "./case-decided.ts";
import { caseFiledMail } from "./case-filed.ts";
import { caseWaitingMail } from "./case-waiting.ts";
import { dealStepMail } from "./deal-step.ts";
import { escrowMail, isMoneyStep } from "./escrow.ts";
import { paymentReminderMail } from "./payment-reminder.ts";
import { strikeWithdrawnMail } from "./strike-withdrawn.ts";

/*
 * Mails about a deal: the other side learns of a step, both sides of a decision, moderators too of a new case; one mail
 * per event and person.
 */

export async function writeStepMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  payload: PayloadOf<typeof dealEvents.DealStepTaken>,
): Promise<void> {
  const { deal, lot, seller, buyer } = await load(ctx, payload.dealId);
  const sides = notifiedSides(payload.step);
  const isPayable = await hasAccount(ctx, deal);
  for (const side of sides) {
    const [by, recipient] = side === "seller" ? [buyer, seller] : [seller, buyer];
    const about = {
      by: by.username,
      totalMinor: deal.priceMinor + (deal.shippingMinor ?? 0),
      carrier: deal.carrier && carrierNames[deal.carrier],
      trackingUrl: trackingUrl(deal.carrier, deal.trackingNumber),
      trackingNumber: deal.trackingNumber,
      paymentReference: deal.paymentReference,
    };
    const key = `deal-step:${deal.id}:${payload.step}:${payload.at}`;
    await writeMail(ctx, mailSettings, recipient, {
      key: sides.length > 1 ? `${key}:${side}` : key,
      kind: `deal-${kebab(payload.step)}`,
      content: (addresses, nameOf) => {
        const [name, url] = [nameOf(lot), addresses.deal(deal.id)];
        if (!isMoneyStep(payload.step)) return dealStepMail(payload.step, { ...about, name, url });
        const amountMinor = payload.amountMinor ?? about.totalMinor;
        const isByHand = deal.handover === "in_person";
        return escrowMail(payload.step, side, { name, url, amountMinor, hasAccount: isPayable, isByHand });
      },
    });
  }
}

/** Reminds the buyer only while payment is awaited, since the event may come late. */
export async function writeReminderMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  payload: PayloadOf<typeof dealEvents.PaymentReminded>,
): Promise<void> {
  const { deal, lot, buyer } = await load(ctx, payload.dealId);
  if (deal.status !== "awaiting_payment") return;
  const totalMinor = deal.priceMinor + (deal.shippingMinor ?? 0);
  await writeMail(ctx, mailSettings, buyer, {
    key: `payment-reminder:${deal.id}:${deal.payBy}:${payload.number}`,
    kind: "payment-reminder",
    content: (addresses, nameOf) =>
      paymentReminderMail(payload.number, {
        name: nameOf(lot),
        totalMinor,
        payBy: deal.payBy,
        url: addresses.deal(deal.id),
      }),
  });
}

export async function writeFiledMails(
  ctx: Ctx,
  mailSettings: MailSettings,
  payload: PayloadOf<typeof dealEvents.CaseFiled>,
): Promise<void> {
  const { deal, lot, seller, buyer } = await load(ctx, payload.dealId);
  const newsTopic = await loadCase(ctx, payload.caseId);
  const [by, recipient] = payload.filedById === seller.id ? [seller, buyer] : [buyer, seller];
  await writeMail(ctx, mailSettings, recipient, {
    key: `case-filed:${newsTopic.id}`,
    kind: "case-filed",
    content: (addresses, nameOf) =>
      caseFiledMail(newsTopic.kind, {
        name: nameOf(lot),
        by: by.username,
        note: newsTopic.note,
        url: addresses.deal(deal.id),
      }),
  });
  for (const moderator of await findModerators(ctx, [seller.id, buyer.id])) {
    await writeMail(ctx, mailSettings, moderator, {
      key: `case-waiting:${newsTopic.id}:${moderator.id}`,
      kind: "case-waiting",
      content: (addresses, nameOf) =>
        caseWaitingMail({
          kind: newsTopic.kind,
          name: nameOf(lot),
          by: by.username,
          about: recipient.username,
          url: addresses.cases(),
        }),
    });
  }
}

export async function writeDecidedMails(
  ctx: Ctx,
  mailSettings: MailSettings,
  payload: PayloadOf<typeof dealEvents.CaseDecided>,
): Promise<void> {
  const { deal, lot, seller, buyer } = await load(ctx, payload.dealId);
  const newsTopic = await loadCase(ctx, payload.caseId);
  for (const recipient of [seller, buyer]) {
    await writeMail(ctx, mailSettings, recipient, {
      key: `case-decided:${newsTopic.id}:${recipient.id}`,
      kind: "case-decided",
      content: (addresses, nameOf) =>
        caseDecidedMail({
          kind: newsTopic.kind,
          isUpheld: newsTopic.outcome === "upheld",
          isCancelled: deal.status === "cancelled",
          name: nameOf(lot),
          reasons: newsTopic.reasons ?? "",
          url: addresses.deal(deal.id),
        }),
    });
  }
}

/** Tells whose strike was withdrawn. */
export async function writeWithdrawnMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  { dealId, caseId, left }: PayloadOf<typeof dealEvents.StrikeWithdrawn>,
): Promise<void> {
  const { lot, buyer } = await load(ctx, dealId);
  const { strikeWithdrawalReason } = await loadCase(ctx, caseId);
  await writeMail(ctx, mailSettings, buyer, {
    key: `strike-withdrawn:${caseId}`,
    kind: "strike-withdrawn",
    content: (addresses, nameOf) =>
      strikeWithdrawnMail({
        ...{ name: nameOf(lot), left, reason: strikeWithdrawalReason ?? "" },
        url: addresses.deal(dealId),
      }),
  });
}

async function load(ctx: Ctx, dealId: number) {
  const [found] = await ctx.db
    .select({ deal: deals, lot: listings })
    .from(deals)
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .where(eq(deals.id, dealId));
  if (!found) throw new Error(`deal ${dealId} was told of and is not there`);
  const seller = await loadUser(ctx, found.deal.sellerId);
  return { ...found, seller, buyer: await loadUser(ctx, found.deal.buyerId) };
}

async function loadUser(ctx: Ctx, id: number) {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error(`user ${id} has a deal and is not there`);
  return user;
}

async function loadCase(ctx: Ctx, id: number) {
  const [row] = await ctx.db.select().from(dealCases).where(eq(dealCases.id, id));
  if (!row) throw new Error(`case ${id} was told of and is not there`);
  return row;
}
