import type { z } from "zod";
import type { handDocuments } from "#contract/invoices/hand-documents.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { dayAfter, pragueDay } from "#contract/values/prague-day.ts";
import { instantOfWallText } from "#contract/values/prague-time.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Conflict, Forbidden, Invalid } from "#server/errors.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { readOwnIban } from "#server/features/payments/transfer-setting.ts";
import type { MessageKey } from "#server/messages/message-key.ts";
import { contentOf, waitsForTaxId } from "../issue-invoice.ts";
import { storeInvoice } from "../store-invoice.ts";
import { invoices } from "../table.ts";
import { isOwnParty, readCustomerParty } from "./customer-party.ts";

type Written = z.output<typeof handDocuments.issue.body>;

/** How long ago, in days, the supply may be that a document by hand is of. */
export const oldestSupply = 366;
/** How long after its day a document may be due, days. */
export const longestDue = 366;

/**
 * IN14: Of what has no order somebody of the site issues an invoice by hand: of a supply of the last {oldestSupply} days, at the rates of its day, paid
 * by transfer to its symbol within {longestDue} days; what statements tell pays it. Nobody issues one that names themselves.
 *
 * The same key issues one. Returns its id.
 */
export async function issueByHand(ctx: Ctx, written: Written, idempotencyKey: string): Promise<number> {
  const { userId } = requireScope(ctx, "finance");
  const customer = readCustomerParty(written.customer);
  const { locale, taxableOn, dueOn, lines } = written;
  refuseDays(pragueDay(ctx.clock()), written);
  await requireReauthentication(ctx);
  if (await isOwnParty(ctx, customer)) throw new Forbidden("OWN_MONEY");
  const iban = await readOwnIban(ctx);
  if (!iban) throw new Conflict("TRANSFER_ACCOUNT_MISSING");
  return transaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${idempotencyKey}))`);
    const [earlier] = await tx.db.select().from(invoices).where(eq(invoices.idempotencyKey, idempotencyKey));
    if (earlier) return earlier.id;
    const order = await createOrder(tx, {
      ...{ userId: null, subject: { type: "by_hand", id: 0 }, dueOn },
      owedSince: new Date(instantOfWallText(`${taxableOn}T12:00`) ?? Number.NaN),
      lines: lines.map(({ label, quantity, unit, taxClass }) => ({
        ...{ label: { cs: label, en: label }, revenue: "by_hand", quantity, taxClass },
        unitMinor: toMinor(unit),
      })),
    });
    const content = {
      ...(await contentOf(tx, order)),
      ...{ locale, customer, taxableOn, dueOn, iban, isByHand: true as const },
    };
    if (waitsForTaxId(tx, content)) throw new Conflict("OWN_TAX_ID_MISSING");
    const issued = await storeInvoice(tx, {
      ...{ kind: "invoice", orderId: order.id, userId: null, byId: userId, idempotencyKey, content },
    });
    await recordChange(tx, {
      ...{ subject: "invoice", id: issued.number, from: null },
      to: { issued: customer.name, total: order.totalMinor / 100 },
    });
    return issued.id;
  });
}

function refuseDays(today: string, { taxableOn, dueOn }: Written): void {
  const wrong: Record<string, MessageKey[]> = {
    ...((taxableOn > today || taxableOn < dayAfter(today, -oldestSupply)) && { taxableOn: ["field.supplyDay"] }),
    ...((dueOn < today || dueOn > dayAfter(today, longestDue)) && { dueOn: ["field.dueDay"] }),
  };
  if (Object.keys(wrong).length > 0) throw new Invalid(wrong);
}
