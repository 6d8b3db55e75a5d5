import type { documentRelations, IssuedDocument } from "#contract/invoices/issued-documents.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { findOwnOrders } from "#server/features/payments/refuse-own-money.ts";
import { orders } from "#server/features/payments/table.ts";
import { readAddressee } from "../read-addressee.ts";
import { invoices } from "../table.ts";
import { isOwnParty } from "./customer-party.ts";
import { type FoundDocument, readDocuments } from "./find-documents.ts";
import { documentView } from "./list-documents.ts";
import { readMending } from "./read-mending.ts";

type Relation = (typeof documentRelations)[number];

/** One issued document with its lines, its money, the others of its order, and whether it may be issued anew; noted in the audit. */
export async function getDocument(ctx: Ctx, id: number): Promise<IssuedDocument> {
  requireScope(ctx, "finance");
  const [found] = await ctx.db
    .select({ row: invoices, order: orders, issuedBy: users.username })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(users, eq(users.id, invoices.byId))
    .where(eq(invoices.id, id));
  if (!found) throw new NotFound();
  const { row, order, issuedBy } = found;
  const { content } = row;
  const all = await readDocuments(ctx, everything, { ofOrder: order.id }, mostOfOrder);
  const shown = all.find((each) => Number(each.id) === id);
  if (!shown) throw new NotFound();
  const today = pragueDay(ctx.clock());
  const mending = await readMending(ctx, id, order);
  const isOwn = (await findOwnOrders(ctx, [order.id])).size > 0 || (await isOwnParty(ctx, content.customer));
  await recordReading(ctx, { what: "issued_document", id: row.number });
  const { gathers, ...head } = documentView(shown, today);
  return {
    ...head,
    customer: content.customer,
    lines: content.lines.map(({ label, quantity, vatPercent, ...line }) => ({
      ...{ label, quantity, vatPercent, unit: toCzk(line.unitMinor) },
      ...{ base: toCzk(line.baseMinor), tax: toCzk(line.vatMinor), total: toCzk(line.totalMinor) },
    })),
    reason: content.corrects?.reason ?? content.replaces?.reason ?? null,
    issuedBy,
    issuedAt: row.issuedAt.toISOString(),
    money: {
      status: order.status,
      total: toCzk(order.totalMinor),
      refunded: toCzk(order.refundedMinor),
      paidAt: order.paidAt?.toISOString() ?? null,
      method: content.paymentMethod,
    },
    others: all
      .filter((each) => each !== shown)
      .reverse()
      .map((other) => {
        const { kind, number, issuedOn, total } = documentView(other, today);
        return { id: Number(other.id), kind, number, issuedOn, total, relation: relationOf(shown, other) };
      }),
    sentTo: (await readAddressee(ctx, id))?.to?.email ?? null,
    mending: {
      fault: mending.fault ?? (isOwn ? "own" : null),
      rates: [...mending.rates],
      lines: mending.lines.map(({ position, label, totalMinor, backMinor, vatPercent }) => ({
        ...{ position, label, vatPercent, total: toCzk(totalMinor - backMinor) },
      })),
    },
  };
}

const everything = { kind: "", state: "", day: "issued", from: "", to: "", q: "" } as const;
/** More documents than an order of the site has. */
const mostOfOrder = 500;

/** What the shown document is to another of its order. */
function relationOf(shown: FoundDocument, other: FoundDocument): Relation {
  const [id, otherId] = [Number(shown.id), Number(other.id)];
  if (shown.replacesId === otherId) return "replaces";
  if (other.replacesId === id) return "replaced_by";
  if (shown.cancelsId === otherId) return "cancels";
  if (other.cancelsId === id) return "cancelled_by";
  if (shown.content.corrects?.number === other.number) return "corrects";
  return other.content.corrects?.number === shown.number ? "corrected_by" : "same_order";
}
