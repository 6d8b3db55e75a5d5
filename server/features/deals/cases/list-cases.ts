import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { CaseFile, CaseNarrowing, cases as contract } from "#contract/deals/cases.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import { soughtDeals } from "#server/features/deals/admin/sought-deals.ts";
import { findEscrowedMinor } from "#server/features/deals/protection/protection-view.ts";
import { dealCases, deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { countUpTo, pageOfList } from "#server/lists/page-of-list.ts";
import { decideByMs } from "./case-rules.ts";
import { caseViews } from "./case-view.ts";

type Query = z.output<typeof contract.list.query>;

const pageSize = 24;
const sellers = alias(users, "sellers");
const buyers = alias(users, "buyers");

/** Cases for a moderator: open ones by their deadline or by the price, decided ones newest first (rule SD2). */
export async function listCases(
  ctx: Ctx,
  { page, ...narrowing }: Query,
): Promise<z.input<typeof contract.list.response>> {
  requireScope(ctx, "moderation");
  const total = await countUpTo(
    ctx,
    sql`from ${dealCases} join ${deals} on ${eq(deals.id, dealCases.dealId)} where ${wantedCases(narrowing)}`,
  );
  const rows = await readCases(ctx, narrowing, pageSize, (page - 1) * pageSize);
  return pageOfList(await toFiles(ctx, rows), { total, page, pageSize });
}

function wantedCases({ state, kind, answer, q }: CaseNarrowing): SQL | undefined {
  return and(
    state === "open" ? isNull(dealCases.outcome) : isNotNull(dealCases.outcome),
    kind === "" ? undefined : eq(dealCases.kind, kind),
    answer === "" ? undefined : (answer === "answered" ? isNotNull : isNull)(dealCases.answeredAt),
    q === "" ? undefined : soughtDeals(q),
  );
}

/** Cases with their deals and both sides, in the order of the list. */
export function readCases(ctx: Ctx, narrowing: CaseNarrowing, limit: number, offset = 0) {
  const orders =
    narrowing.state === "closed"
      ? [sql`${dealCases.decidedAt} desc nulls last`]
      : [...(narrowing.order === "amount" ? [desc(deals.priceMinor)] : []), asc(dealCases.filedAt)];
  return select(ctx, wantedCases(narrowing))
    .orderBy(...orders, dealCases.id)
    .limit(limit)
    .offset(offset);
}

export async function getCase(ctx: Ctx, id: number): Promise<CaseFile> {
  requireScope(ctx, "moderation");
  const [file] = await toFiles(ctx, await select(ctx, eq(dealCases.id, id)));
  if (!file) throw new NotFound();
  return file;
}

function select(ctx: Ctx, wanted: SQL | undefined) {
  const party = (table: typeof sellers | typeof buyers) => ({
    id: table.id,
    username: table.username,
    strikes: table.strikes,
  });
  return ctx.db
    .select({
      dealCase: dealCases,
      deal: deals,
      listing: { id: listings.id, slug: listings.slug, name: listings.name },
      seller: party(sellers),
      buyer: party(buyers),
    })
    .from(dealCases)
    .innerJoin(deals, eq(deals.id, dealCases.dealId))
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .innerJoin(sellers, eq(sellers.id, deals.sellerId))
    .innerJoin(buyers, eq(buyers.id, deals.buyerId))
    .where(wanted)
    .$dynamic();
}

async function toFiles(ctx: Ctx, rows: Awaited<ReturnType<typeof select>>): Promise<CaseFile[]> {
  const views = await caseViews(
    ctx,
    rows.map(({ deal, dealCase }) => ({ deal, row: dealCase })),
  );
  const escrowed = await Promise.all(rows.map(({ deal }) => findEscrowedMinor(ctx, deal)));
  return rows.flatMap(({ dealCase, deal, ...rest }, index) => {
    const view = views[index];
    if (!view) throw new Error(`case ${dealCase.id} has no view`);
    return {
      ...view,
      ...rest,
      dealId: deal.id,
      price: toCzk(deal.priceMinor),
      escrowed: escrowed[index] ? toCzk(escrowed[index]) : null,
      status: deal.status,
      openedAt: deal.createdAt.toISOString(),
      payBy: deal.payBy,
      carrier: deal.carrier,
      trackingNumber: deal.trackingNumber,
      dueAt: new Date(dealCase.filedAt.getTime() + decideByMs).toISOString(),
    };
  });
}
