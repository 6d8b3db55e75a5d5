import type { z } from "zod";
import type { DealNarrowing, dealDesk } from "#contract/deals/deal-desk.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { waitingFor } from "#server/features/deals/waiting-sql.ts";
import { countUpTo, pageOfList } from "#server/lists/page-of-list.ts";
import { dueAt, isOpen } from "./due-sql.ts";
import { readDeskDeals } from "./read-desk-deals.ts";
import { soughtDeals } from "./sought-deals.ts";

type Query = z.output<typeof dealDesk.list.query>;
type Answer = z.input<typeof dealDesk.list.response>;

const pageSize = 50;
const dayMs = 86_400_000;
/** A deadline is close two days before. */
const closeMs = 2 * dayMs;

/** Deals for moderators and the support: open ones by their deadline, their age or their price (RULES.md SD2). */
export async function listDeskDeals(ctx: Ctx, query: Query): Promise<Answer> {
  requireScope(ctx, "moderation", "support");
  const total = await countUpTo(ctx, soughtFrom(ctx, query));
  const items = await readDeskDeals(ctx, idsOf(ctx, query, pageSize, (query.page - 1) * pageSize));
  return pageOfList(items, { total, page: query.page, pageSize });
}

/**
 * The numbers of deals with their places, as `readDeskDeals` takes them. The order is taken by the inner query, which an index may
 * serve; the outer one only numbers what it gives.
 */
export function idsOf(ctx: Ctx, query: DealNarrowing, limit: number, offset = 0): SQL {
  return sql`select id, row_number() over () as place from (select deals.id ${soughtFrom(ctx, query)}
    order by ${orderOf(query)} limit ${limit} offset ${offset}) found`;
}

function soughtFrom(ctx: Ctx, query: DealNarrowing): SQL {
  const where = sql.join(conditions(query, ctx.clock()), sql` and `);
  return sql`from deals left join deal_cases c on c.deal_id = deals.id and c.outcome is null where ${where}`;
}

const whole = new Set<Query["state"]>(["any", "received", "cancelled"]);

/** Numbers rise with age. What is closed has no deadline: the newest first. */
function orderOf({ order, state }: DealNarrowing): SQL {
  if (order === "amount") return sql`deals.price_minor desc nulls last, deals.id`;
  if (order === "age") return sql`deals.id`;
  return whole.has(state) ? sql`deals.id desc` : sql`${dueAt} nulls last, deals.id`;
}

function conditions(query: DealNarrowing, now: Date): SQL[] {
  const { state, due, waits, age, from, to, q } = query;
  return [
    inState(state),
    ...(due === "" && waits === "" ? [] : [isOpen]),
    ...(due === "" ? [] : [sql`${dueAt} <= ${new Date(now.getTime() + (due === "close" ? closeMs : 0))}`]),
    ...(due === "close" ? [sql`${dueAt} > ${now}`] : []),
    ...(waits === "" ? [] : [waitsFor[waits]]),
    ...(age === "" ? [] : [sql`deals.created_at < ${new Date(now.getTime() - Number(age) * dayMs)}`]),
    ...(from === undefined ? [] : [sql`deals.price_minor >= ${toMinor(from)}`]),
    ...(to === undefined ? [] : [sql`deals.price_minor <= ${toMinor(to)}`]),
    ...(q === "" ? [] : [soughtDeals(q)]),
  ];
}

const waitsFor: Record<Exclude<Query["waits"], "">, SQL> = {
  buyer: waitingFor(sql`deals.buyer_id`),
  seller: waitingFor(sql`deals.seller_id`),
  house: sql`c.id is not null`,
};

function inState(state: Query["state"]): SQL {
  if (state === "any") return sql`true`;
  if (state === "open") return isOpen;
  return state === "case" ? sql`c.id is not null` : sql`deals.status = ${state}`;
}
