import type { DealSide } from "#contract/deals/deal-steps.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq, isNull, or } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { readRejections } from "./cases/read-rejections.ts";
import type { DealFacts } from "./deal-facts.ts";
import { type CaseRow, type DealRow, factsOf, sideOf } from "./deal-row.ts";
import { dealCases, deals } from "./table.ts";

/** A deal whose row is locked until the transaction ends, as one of its sides sees it. */
export interface LockedDeal {
  readonly row: DealRow;
  readonly side: DealSide;
  readonly userId: number;
  readonly facts: DealFacts;
  readonly openCase: CaseRow | null;
}

/** Locks a deal of the caller; another's is not found. */
export function lockOwnDeal(ctx: Ctx, id: number): Promise<LockedDeal> {
  return readOwnDeal(ctx, id, (query) => query.for("update"));
}

/** A deal of the caller as it stands, for what is asked before the lock. */
export function findOwnDeal(ctx: Ctx, id: number): Promise<LockedDeal> {
  return readOwnDeal(ctx, id, (query) => query);
}

type Query = ReturnType<typeof ownDeal>;

async function readOwnDeal(ctx: Ctx, id: number, lock: (query: Query) => PromiseLike<DealRow[]>) {
  const { userId } = requireUser(ctx);
  const [row] = await lock(ownDeal(ctx, id, userId));
  if (!row) throw new NotFound();
  const openCase = await findOpenCase(ctx, id);
  const facts = factsOf(row, openCase, await readRejections(ctx, row));
  return { row, side: sideOf(row, userId), userId, openCase, facts };
}

function ownDeal(ctx: Ctx, id: number, userId: number) {
  const own = or(eq(deals.sellerId, userId), eq(deals.buyerId, userId));
  return ctx.db
    .select()
    .from(deals)
    .where(and(eq(deals.id, id), own));
}

/** Locks any deal, for jobs and moderators; null where there is none, or with `skipLocked` where its row is held. */
export async function lockDeal(
  ctx: Ctx,
  id: number,
  { skipLocked = false }: { skipLocked?: boolean } = {},
): Promise<Pick<LockedDeal, "row" | "facts" | "openCase"> | null> {
  const lock = skipLocked ? { skipLocked } : {};
  const [row] = await ctx.db.select().from(deals).where(eq(deals.id, id)).for("update", lock);
  if (!row) return null;
  const openCase = await findOpenCase(ctx, id);
  return { row, openCase, facts: factsOf(row, openCase) };
}

async function findOpenCase(ctx: Ctx, dealId: number): Promise<CaseRow | null> {
  const [row] = await ctx.db
    .select()
    .from(dealCases)
    .where(and(eq(dealCases.dealId, dealId), isNull(dealCases.outcome)));
  return row ?? null;
}
