import type { AdminDeal } from "#contract/deals/deal-admin.ts";
import { dealSides } from "#contract/deals/deal-steps.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, inArray, isNull, type SQL, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { type CaseRow, type DealRow, factsOf } from "#server/features/deals/deal-row.ts";
import { todoOf } from "#server/features/deals/deal-rules.ts";
import { totalMinorOf } from "#server/features/deals/deal-view.ts";
import { dealCases, deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { dueAt } from "./due-sql.ts";

/** The deals that `ids` picks (a query with the columns `id` and `place`), in the order of `place`. */
export async function readAdminDeals(ctx: Ctx, ids: SQL): Promise<AdminDeal[]> {
  const { rows: picked } = await ctx.db.execute<{ id: number; dueAt: Date | null }>(sql`
    with picked as materialized (${ids})
    select picked.id, ${dueAt} as "dueAt" from picked join deals on deals.id = picked.id
    left join deal_cases c on c.deal_id = deals.id and c.outcome is null order by picked.place`);
  if (picked.length === 0) return [];
  const found = await ctx.db
    .select({
      row: deals,
      openCase: dealCases,
      listing: { id: listings.id, slug: listings.slug, name: listings.name },
    })
    .from(deals)
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .leftJoin(dealCases, and(eq(dealCases.dealId, deals.id), isNull(dealCases.outcome)))
    .where(
      inArray(
        deals.id,
        picked.map(({ id }) => id),
      ),
    );
  const byId = new Map(found.map((each) => [each.row.id, each]));
  const parties = await readParties(
    ctx,
    found.map(({ row }) => row),
  );
  return picked.flatMap(({ id, dueAt: due }) => {
    const each = byId.get(id);
    return each ? [{ ...toAdminDeal(each, parties), dueAt: due?.toISOString() ?? null }] : [];
  });
}

type Parties = ReadonlyMap<number, AdminDeal["seller"]>;

async function readParties(ctx: Ctx, rows: readonly DealRow[]): Promise<Parties> {
  const ids = rows.flatMap(({ sellerId, buyerId }) => [sellerId, buyerId]);
  const people = await ctx.db
    .select({ id: users.id, username: users.username, suspendedAt: users.suspendedAt })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(
    people.map(({ id, username, suspendedAt }) => [id, { id, username, suspended: suspendedAt !== null }]),
  );
}

function toAdminDeal(
  { row, openCase, listing }: { row: DealRow; openCase: CaseRow | null; listing: AdminDeal["listing"] },
  parties: Parties,
): Omit<AdminDeal, "dueAt"> {
  const partyOf = (id: number) => parties.get(id) ?? { id, username: "", suspended: false };
  return {
    ...{ id: row.id, listing, soldBy: row.soldBy, status: row.status, isProtected: row.isProtected },
    seller: partyOf(row.sellerId),
    buyer: partyOf(row.buyerId),
    price: toCzk(row.priceMinor),
    total: toCzk(totalMinorOf(row)),
    openedAt: row.createdAt.toISOString(),
    closedAt: (row.receivedAt ?? row.cancelledAt)?.toISOString() ?? null,
    expected: expectedOf(row, openCase),
    openCase: openCase && {
      ...{ id: openCase.id, kind: openCase.kind },
      filedAt: openCase.filedAt.toISOString(),
    },
  };
}

/** What each side is expected to do, and a moderator where a case is open. */
function expectedOf(row: DealRow, openCase: CaseRow | null): AdminDeal["expected"] {
  const facts = factsOf(row, openCase);
  const ofSides = dealSides.flatMap((side) => {
    const todo = todoOf(facts, side);
    return todo ? [{ side, todo }] : [];
  });
  return openCase ? [{ side: "site", todo: "decide_case" }, ...ofSides] : ofSides;
}
