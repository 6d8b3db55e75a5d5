import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { and, arrayOverlaps, eq, isNull, notInArray } from "#server/db/query.ts";
import type { DomainEvent } from "#server/events/outbox.ts";
import { users } from "#server/features/accounts/table.ts";
import { dealCases, deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import { carrierNames } from "./carrier-names.ts";
import { caseDecidedLetter } from "./case-decided.ts";
import { caseFiledLetter } from "./case-filed.ts";
import { caseWaitingLetter } from "./case-waiting.ts";
import { dealStepLetter } from "./deal-step.ts";
import { paymentReminderLetter } from "./payment-reminder.ts";

const parties = z.object({ dealId: z.number(), sellerId: z.number(), buyerId: z.number() });
const stepTaken = parties.extend({
  step: z.enum([
    "paid",
    "payment_undone",
    "sent",
    "dispatch_undone",
    "tracking_corrected",
    "received",
    "shipping_set",
    "shipping_lowered",
  ]),
  at: z.string(),
});
const reminded = parties.extend({ number: z.union([z.literal(1), z.literal(2)]) });
const filed = parties.extend({ caseId: z.number(), filedById: z.number() });
const decided = parties.extend({ caseId: z.number() });

/** Mails about a deal: each tells the side that did not do it, a decision tells both, a new case the moderators too. One mail for an event and a person. */
export async function writeDealMail(ctx: Ctx, house: House, event: DomainEvent): Promise<void> {
  switch (event.topic) {
    case "DealStepTaken":
      return writeStep(ctx, house, stepTaken.parse(event.payload));
    case "PaymentReminded":
      return writeReminder(ctx, house, reminded.parse(event.payload));
    case "CaseFiled":
      return writeFiled(ctx, house, filed.parse(event.payload));
    case "CaseDecided":
      return writeDecided(ctx, house, decided.parse(event.payload));
  }
}

async function writeStep(ctx: Ctx, house: House, told: z.infer<typeof stepTaken>): Promise<void> {
  const { deal, name, seller, buyer } = await load(ctx, told.dealId);
  const isBuyers = told.step === "received";
  const [by, recipient] = isBuyers ? [buyer, seller] : [seller, buyer];
  await writeLetter(ctx, house, recipient, {
    key: `deal-step:${deal.id}:${told.step}:${told.at}`,
    kind: `deal-${told.step.replaceAll("_", "-")}`,
    letter: (addresses) =>
      dealStepLetter(told.step, {
        name,
        url: addresses.deal(deal.id),
        by: by.username,
        totalMinor: deal.priceMinor + (deal.shippingMinor ?? 0),
        carrier: deal.carrier && carrierNames[deal.carrier],
        trackingNumber: deal.trackingNumber,
      }),
  });
}

/** The event may be late, so nothing is written once the money has come. */
async function writeReminder(ctx: Ctx, house: House, told: z.infer<typeof reminded>): Promise<void> {
  const { deal, name, buyer } = await load(ctx, told.dealId);
  if (deal.status !== "awaiting_payment") return;
  const totalMinor = deal.priceMinor + (deal.shippingMinor ?? 0);
  await writeLetter(ctx, house, buyer, {
    key: `payment-reminder:${deal.id}:${deal.payBy}:${told.number}`,
    kind: "payment-reminder",
    letter: (addresses) =>
      paymentReminderLetter(told.number, {
        name,
        totalMinor,
        payBy: deal.payBy,
        url: addresses.deal(deal.id),
      }),
  });
}

async function writeFiled(ctx: Ctx, house: House, told: z.infer<typeof filed>): Promise<void> {
  const { deal, name, seller, buyer } = await load(ctx, told.dealId);
  const matter = await loadCase(ctx, told.caseId);
  const [by, recipient] = told.filedById === seller.id ? [seller, buyer] : [buyer, seller];
  await writeLetter(ctx, house, recipient, {
    key: `case-filed:${matter.id}`,
    kind: "case-filed",
    letter: (addresses) =>
      caseFiledLetter(matter.kind, {
        name,
        by: by.username,
        note: matter.note,
        url: addresses.deal(deal.id),
      }),
  });
  for (const moderator of await findModerators(ctx, [seller.id, buyer.id])) {
    await writeLetter(ctx, house, moderator, {
      key: `case-waiting:${matter.id}:${moderator.id}`,
      kind: "case-waiting",
      letter: (addresses) =>
        caseWaitingLetter({
          kind: matter.kind,
          name,
          by: by.username,
          about: recipient.username,
          url: addresses.cases(),
        }),
    });
  }
}

/** The moderators who may decide: those who are no side of the deal. */
async function findModerators(ctx: Ctx, sides: number[]) {
  const mayDecide = arrayOverlaps(users.scopes, ["moderation", "admin"]);
  return ctx.db
    .select()
    .from(users)
    .where(and(mayDecide, isNull(users.suspendedAt), notInArray(users.id, sides)))
    .orderBy(users.id);
}

async function writeDecided(ctx: Ctx, house: House, told: z.infer<typeof decided>): Promise<void> {
  const { deal, name, seller, buyer } = await load(ctx, told.dealId);
  const matter = await loadCase(ctx, told.caseId);
  for (const recipient of [seller, buyer]) {
    await writeLetter(ctx, house, recipient, {
      key: `case-decided:${matter.id}:${recipient.id}`,
      kind: "case-decided",
      letter: (addresses) =>
        caseDecidedLetter({
          kind: matter.kind,
          isUpheld: matter.outcome === "upheld",
          isCancelled: deal.status === "cancelled",
          name,
          reasons: matter.reasons ?? "",
          url: addresses.deal(deal.id),
        }),
    });
  }
}

async function load(ctx: Ctx, dealId: number) {
  const [found] = await ctx.db
    .select({ deal: deals, name: listings.name })
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
