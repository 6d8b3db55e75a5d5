import type { DocumentFilter, DocumentKind } from "#contract/invoices/invoice-admin.ts";
import type { OrderStatus } from "#contract/payments/orders.ts";
import { dayAfter, pragueDay } from "#contract/values/prague-day.ts";
import { instantOfWallText } from "#contract/values/prague-time.ts";
import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { likePattern } from "#server/features/catalogue/like-pattern.ts";
import type { InvoiceContent } from "#server/features/invoices/invoice-content.ts";
import { stateCondition } from "./state-condition.ts";

/** A document with what its own row does not say. */
export interface FoundDocument extends Record<string, unknown> {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly number: string;
  readonly uuid: string;
  readonly content: InvoiceContent;
  readonly orderId: number;
  readonly hash: string;
  readonly orderStatus: OrderStatus;
  readonly isSent: boolean;
  readonly isCorrected: boolean;
  readonly cancelsId: number | null;
  readonly replacesId: number | null;
  readonly username: string | null;
}

/** Beyond which document others are read, and in which direction; or the documents of one order alone. */
type Place =
  | { readonly before?: number | undefined }
  | { readonly after?: number | undefined }
  | { readonly ofOrder: number };

/** A bill is the invoice that was not paid when it was issued (`wordingOf`). */
const isBill = sql`i.content->>'paymentMethod' is null and i.content->'isByHand' is null`;
const conditionOf: Record<DocumentKind, SQL> = {
  invoice: sql`i.kind = 'invoice' and not (${isBill})`,
  bill: sql`i.kind = 'invoice' and ${isBill}`,
  credit_note: sql`i.kind = 'credit_note'`,
  proforma: sql`i.kind = 'proforma'`,
};

/** What a filter asks of `invoices i`. A period by the taxable supply leaves out what has none. */
export function conditionsOf({ clock }: Ctx, { kind, state, day, from, to, q }: DocumentFilter): SQL[] {
  const isTaxable = day === "taxable";
  const taxableOn = sql`i.content->>'taxableOn'`;
  return [
    ...(kind === "" ? [] : [conditionOf[kind]]),
    ...(state === "" ? [] : [stateCondition(state, pragueDay(clock()))]),
    ...(isTaxable ? [sql`${taxableOn} is not null`] : []),
    ...(from === "" ? [] : [isTaxable ? sql`${taxableOn} >= ${from}` : sql`i.issued_at >= ${startOf(from)}`]),
    ...(to === "" ? [] : [isTaxable ? sql`${taxableOn} <= ${to}` : sql`i.issued_at < ${startOf(dayAfter(to, 1))}`]),
    ...q
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql`i.words like f_norm(${`%${likePattern(word)}%`})`),
  ];
}

/** So many documents beyond a place, the newest first where `before` is said and the oldest first where `after` is. */
export async function readDocuments(
  ctx: Ctx,
  filter: DocumentFilter,
  place: Place,
  limit: number,
): Promise<FoundDocument[]> {
  const isAfter = "after" in place;
  const edge = isAfter ? place.after : "before" in place ? place.before : undefined;
  const way = isAfter ? sql`asc` : sql`desc`;
  const key = (of: SQL) => (filter.day === "taxable" ? sql`${of}.content->>'taxableOn'` : sql`${of}.issued_at`);
  const beyond = edge
    ? [
        sql`(${key(sql`i`)}, i.id) ${isAfter ? sql`>` : sql`<`}
          ((select ${key(sql`e`)} from invoices e where e.id = ${edge}::int8), ${edge}::int8)`,
      ]
    : [];
  const ofOrder = "ofOrder" in place ? [sql`i.order_id = ${place.ofOrder}`] : [];
  const conditions = [...conditionsOf(ctx, filter), ...beyond, ...ofOrder];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const order = (of: SQL) => sql`order by ${key(of)} ${way}, ${of}.id ${way}`;
  const { rows } = await ctx.db.execute<FoundDocument>(sql`
    select d.id, d.number, d.uuid, d.content, d.order_id as "orderId", o.hash, o.status as "orderStatus",
      d.shown_kind as kind, r.sent_at is not null as "isSent", u.username,
      d.cancels_id is not null or exists (select from invoices n where n.replaces_id = d.id) as "isCorrected",
      d.cancels_id::float8 as "cancelsId", d.replaces_id::float8 as "replacesId"
    from (select i.*, case when ${conditionOf.bill} then 'bill' else i.kind end as shown_kind from invoices i ${where} ${order(sql`i`)} limit ${limit}) d
    join orders o on o.id = d.order_id
    left join refunds r on r.id = d.refund_id
    left join users u on u.id = d.user_id
    ${order(sql`d`)}`);
  return rows;
}

const startOf = (day: string) => new Date(instantOfWallText(`${day}T00:00`) ?? Number.NaN);
