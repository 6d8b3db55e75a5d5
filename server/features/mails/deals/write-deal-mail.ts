import { trackingUrl } from "#contract/deals/tracking.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import { type dealEvents, toldSides } from "#server/features/deals/events.ts";
import { hasAccount } from "#server/features/deals/protection/protection-view.ts";
import { dealCases, deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { findModerators } from "#server/features/mails/find-concerned.ts";
import { kebab } from "#server/features/mails/letters/mail-kinds.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import { carrierNames } from "./carrier-names.ts";
import { caseDecidedLetter } from "./case-decided.ts";
import { caseFiledLetter } from "./case-filed.ts";
import { caseWaitingLetter } from "./case-waiting.ts";
import { dealStepLetter } from "./deal-step.ts";
import { heldMoneyLetter, isMoneyStep } from "./held-money.ts";
import { paymentReminderLetter } from "./payment-reminder.ts";
import { strikeWithdrawnLetter } from "./strike-withdrawn.ts";

/*
 * Mails about a deal: the other side learns of a step, both sides of a decision, moderators too of a new case; one mail
 * per event and person.
 */

export async function writeStepMail(
  ctx: Ctx,
  house: House,
  told: PayloadOf<typeof dealEvents.DealStepTaken>,
): Promise<void> {
  const { deal, lot, seller, buyer } = await load(ctx, told.dealId);
  const sides = toldSides(told.step);
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
    const key = `deal-step:${deal.id}:${told.step}:${told.at}`;
    await writeLetter(ctx, house, recipient, {
      key: sides.length > 1 ? `${key}:${side}` : key,
      kind: `deal-${kebab(told.step)}`,
      letter: (addresses, nameOf) => {
        const [name, url] = [nameOf(lot), addresses.deal(deal.id)];
        if (!isMoneyStep(told.step)) return dealStepLetter(told.step, { ...about, name, url });
        const amountMinor = told.amountMinor ?? about.totalMinor;
        const isByHand = deal.handover === "in_person";
        return heldMoneyLetter(told.step, side, { name, url, amountMinor, hasAccount: isPayable, isByHand });
      },
    });
  }
}

/** Reminds the buyer only while payment is awaited, since the event may come late. */
export async function writeReminderMail(
  ctx: Ctx,
  house: House,
  told: PayloadOf<typeof dealEvents.PaymentReminded>,
): Promise<void> {
  const { deal, lot, buyer } = await load(ctx, told.dealId);
  if (deal.status !== "awaiting_payment") return;
  const totalMinor = deal.priceMinor + (deal.shippingMinor ?? 0);
  await writeLetter(ctx, house, buyer, {
    key: `payment-reminder:${deal.id}:${deal.payBy}:${told.number}`,
    kind: "payment-reminder",
    letter: (addresses, nameOf) =>
      paymentReminderLetter(told.number, {
        name: nameOf(lot),
        totalMinor,
        payBy: deal.payBy,
        url: addresses.deal(deal.id),
      }),
  });
}

export async function writeFiledMails(
  ctx: Ctx,
  house: House,
  told: PayloadOf<typeof dealEvents.CaseFiled>,
): Promise<void> {
  const { deal, lot, seller, buyer } = await load(ctx, told.dealId);
  const matter = await loadCase(ctx, told.caseId);
  const [by, recipient] = told.filedById === seller.id ? [seller, buyer] : [buyer, seller];
  await writeLetter(ctx, house, recipient, {
    key: `case-filed:${matter.id}`,
    kind: "case-filed",
    letter: (addresses, nameOf) =>
      caseFiledLetter(matter.kind, {
        name: nameOf(lot),
        by: by.username,
        note: matter.note,
        url: addresses.deal(deal.id),
      }),
  });
  for (const moderator of await findModerators(ctx, [seller.id, buyer.id])) {
    await writeLetter(ctx, house, moderator, {
      key: `case-waiting:${matter.id}:${moderator.id}`,
      kind: "case-waiting",
      letter: (addresses, nameOf) =>
        caseWaitingLetter({
          kind: matter.kind,
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
  house: House,
  told: PayloadOf<typeof dealEvents.CaseDecided>,
): Promise<void> {
  const { deal, lot, seller, buyer } = await load(ctx, told.dealId);
  const matter = await loadCase(ctx, told.caseId);
  for (const recipient of [seller, buyer]) {
    await writeLetter(ctx, house, recipient, {
      key: `case-decided:${matter.id}:${recipient.id}`,
      kind: "case-decided",
      letter: (addresses, nameOf) =>
        caseDecidedLetter({
          kind: matter.kind,
          isUpheld: matter.outcome === "upheld",
          isCancelled: deal.status === "cancelled",
          name: nameOf(lot),
          reasons: matter.reasons ?? "",
          url: addresses.deal(deal.id),
        }),
    });
  }
}

/** Tells whose strike was withdrawn. */
export async function writeWithdrawnMail(
  ctx: Ctx,
  house: House,
  { dealId, caseId, left }: PayloadOf<typeof dealEvents.StrikeWithdrawn>,
): Promise<void> {
  const { lot, buyer } = await load(ctx, dealId);
  const { strikeWithdrawalReason } = await loadCase(ctx, caseId);
  await writeLetter(ctx, house, buyer, {
    key: `strike-withdrawn:${caseId}`,
    kind: "strike-withdrawn",
    letter: (addresses, nameOf) =>
      strikeWithdrawnLetter({
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
