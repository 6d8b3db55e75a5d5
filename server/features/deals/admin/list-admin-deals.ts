import type { z } from "zod";
import type { DealNarrowing, dealAdmin } from "#contract/deals/deal-admin.ts";
import { dayMs } from "#contract/values/durations.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { waitingFor } from "#server/features/deals/waiting-sql.ts";
import { countUpTo, pageOfList } from "#server/lists/page-of-list.ts";
import { dueAt, hasCase, isUnderWay } from "./due-sql.ts";
import { readAdminDeals } from "./read-admin-deals.ts";
import { soughtDeals } from "./sought-deals.ts";

type Query = z.output<typeof dealAdmin.list.query>;
type Answer = z.input<typeof dealAdmin.list.response>;

const pageSize = 50;
/** A deadline is close two days before. */
const closeMs = 2 * dayMs;

/**
 * SD2: Moderators look through deals by urgency: open ones by their next deadline (a case is decided within 7 days, a payment comes by its
 * last day, a receipt by the day on which it comes about by itself), then by age, or by age or price, with what is expected of whom;
 * narrowed by state, whom is waited for, deadline, age, price, number and person. A deal is read with its steps and cases and without
 * addresses, and that it was shown is noted.
 */
export async function listAdminDeals(ctx: Ctx, query: Query): Promise<Answer> {
  requireScope(ctx, "moderation", "support");
  const each = partsOf(query).map((part) => sql`select 1 ${soughtFrom(ctx, query, part)}`);
  const total = await countUpTo(ctx, sql`from (${sql.join(each, sql` union all `)}) sought`);
  const items = await readAdminDeals(ctx, idsOf(ctx, query, pageSize, (query.page - 1) * pageSize));
  return pageOfList(items, { total, page: query.page, pageSize });
}

/**
 * The numbers of deals with their places, as `readAdminDeals` takes them. The order is taken in each part, which an index may serve,
 * as far as the page goes; the outermost query only numbers what it is given.
 */
export function idsOf(ctx: Ctx, query: DealNarrowing, limit: number, offset = 0): SQL {
  const order = orderOf(query);
  const each = partsOf(query).map(
    (part) => sql`(select deals.id, deals.price_minor, ${part.due} as due ${soughtFrom(ctx, query, part)}
      order by ${order} limit ${limit + offset})`,
  );
  return sql`select id, row_number() over () as place from (
    select id from (${sql.join(each, sql` union all `)}) parts order by ${order} limit ${limit} offset ${offset}) found`;
}

/** A part of all deals, with the deadline of its rows. */
interface Part {
  readonly condition: SQL;
  readonly due: SQL;
}

/**
 * What goes on is read in two parts: the few with an open case, which may have been received, and the others, which an index has by
 * deadline.
 */
function partsOf({ state, due, waits }: DealNarrowing): readonly Part[] {
  if (whole.has(state) && due === "" && waits === "") return [{ condition: sql`true`, due: dueAt }];
  return [
    { condition: hasCase, due: dueAt },
    { condition: isUnderWay, due: sql`deals.due_at` },
  ];
}

function soughtFrom(ctx: Ctx, query: DealNarrowing, { condition }: Part): SQL {
  const where = sql.join([condition, ...conditions(query, ctx.clock())], sql` and `);
  return sql`from deals left join deal_cases c on c.deal_id = deals.id and c.outcome is null where ${where}`;
}

const whole = new Set<Query["state"]>(["any", "received", "cancelled"]);

/** Numbers rise with age. What is closed has no deadline: the newest first. */
function orderOf({ order, state }: DealNarrowing): SQL {
  if (order === "amount") return sql`price_minor desc nulls last, id`;
  if (order === "age") return sql`id`;
  return whole.has(state) ? sql`id desc` : sql`due, id`;
}

function conditions(query: DealNarrowing, now: Date): SQL[] {
  const { state, due, waits, age, from, to, q } = query;
  return [
    ...inState(state),
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
  site: hasCase,
};

function inState(state: Query["state"]): SQL[] {
  if (state === "any" || state === "open") return [];
  return [state === "case" ? hasCase : sql`deals.status = ${state}`];
}
