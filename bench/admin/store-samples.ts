import { type Ctx, transaction } from "#server/context.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { dealCases } from "#server/features/deals/table.ts";
import { issueInvoice } from "#server/features/invoices/issue-invoice.ts";
import { inspections } from "#server/features/listings/inspections/table.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { reports } from "#server/features/reports/table.ts";
import { suspicions } from "#server/features/suspicions/table.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeDeal } from "#test/make/deal.ts";
import { makeOperator } from "#test/make/operator.ts";
import { makeUser } from "#test/make/user.ts";
import { asAdmin } from "./as-admin.ts";

/** One of each, by the verbs of the site where they are short. */
export async function storeSamples(ctx: Ctx): Promise<void> {
  await seedCategories(ctx);
  await makeOperator(ctx);
  const deal = await makeDeal(ctx, { status: "received" });
  const { seller, buyer, listingId } = deal;
  const sides = { reporterId: buyer.id, reportedId: seller.id, listingId };
  const decided = { decidedById: buyer.id, decidedAt: new Date() };
  await ctx.db.insert(dealCases).values({
    ...{
      dealId: deal.id,
      kind: "problem",
      problem: "damaged",
      filedById: buyer.id,
      note: "Hrdlo je prasklé.",
    },
    ...{ filedAt: new Date(), outcome: "rejected", ...decided },
  });
  await ctx.db.insert(inspections).values({
    ...{ listingId, sellerId: seller.id, name: "Láhev", kind: "before", submittedAt: new Date() },
    ...{ outcome: "approved", ...decided },
  });
  await ctx.db.insert(suspicions).values({
    ...{ kind: "related_review", userId: buyer.id, otherId: seller.id, listingId, shared: ["network"] },
    ...{ notedAt: new Date(), lookedAt: new Date(), lookedById: seller.id },
  });
  await ctx.db.insert(reports).values({
    ...{ kind: "listing", ...sides, reason: "other", note: "Popis nesedí.", quoted: "Láhev" },
    ...{ createdAt: new Date(), outcome: "dismissed", decidedReason: "Popis sedí.", ...decided },
  });
  const unitMinor = 5_900;
  const order = await createOrder(ctx, {
    userId: buyer.id,
    subject: { type: "package", id: 1 },
    lines: [{ label: { cs: "Balíček", en: "Package" }, revenue: "package", quantity: 1, unitMinor }],
  });
  await receiveMoney(ctx, {
    ...{ source: "transfer", reference: "line", amountMinor: unitMinor, currency: "CZK", orderId: order.id },
  });
  await issueInvoice(ctx, order.id);
  await transaction(asAdmin(ctx), (tx) => recordChange(tx, { subject: "brand", id: "1", from: "old", to: "new" }));
  await makeContact(ctx, (await makeUser(ctx)).id);
}
