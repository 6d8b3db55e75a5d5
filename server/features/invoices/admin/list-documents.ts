import type { z } from "zod";
import type { AdminDocument, DocumentFilter, invoiceAdmin } from "#contract/invoices/invoice-admin.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { documentState } from "./document-state-rules.ts";
import { type FoundDocument, readDocuments } from "./find-documents.ts";

const pageSize = 50;

/**
 * IN10: To those who keep the money every issued document is listed, the newest first, by kind, by state, by the day
 * of its issue or of its taxable supply (in Prague), and by words of its number, symbol and party; each says what has
 * become of its money, and a collective invoice what it gathers.
 *
 * Issued documents, the newest first, by place instead of by number. For those who keep the money.
 */
export async function listDocuments(
  ctx: Ctx,
  { before, after, ...filter }: z.output<typeof invoiceAdmin.list.query>,
): Promise<z.input<typeof invoiceAdmin.list.response>> {
  requireScope(ctx, "finance");
  // One more than is shown tells whether there are further ones.
  const place = after ? { after: Number(after) } : { before: before ? Number(before) : undefined };
  const found = await readDocuments(ctx, filter, place, pageSize + 1);
  await recordReading(ctx, { what: "documents", id: "documents", details: notedFilter(filter) });
  const isMore = found.length > pageSize;
  const shown = after ? found.slice(0, pageSize).reverse() : found.slice(0, pageSize);
  const today = pragueDay(ctx.clock());
  const idOf = (document: FoundDocument | undefined) => (document ? String(document.id) : null);
  return {
    items: shown.map((document) => documentView(document, today)),
    older: (after ? found.length > 0 : isMore) ? idOf(shown.at(-1)) : null,
    newer: (after ? isMore : before !== undefined) ? idOf(shown[0]) : null,
  };
}

/** What a filter is noted by: without words, which may be somebody's name. */
export function notedFilter({ kind, state, day, from, to, q }: DocumentFilter): Record<string, unknown> {
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...((from || to) && { period: day }),
    ...(from && { from }),
    ...(to && { to }),
    ...(q && { byWords: true }),
  };
}

/** A document as its line in the list, and the head of its page, show it. */
export function documentView(document: FoundDocument, today: string): AdminDocument {
  const { id, kind, number, content, orderId, hash, username } = document;
  const { customer, lines, sums, corrects, issuedOn, taxableOn, dueOn, variableSymbol } = content;
  const sum = (of: "baseMinor" | "vatMinor" | "totalMinor") => toCzk(sums.reduce((total, each) => total + each[of], 0));
  const { name, companyId, taxId, country } = customer;
  return {
    ...{ id, kind, number, issuedOn, taxableOn, dueOn, variableSymbol },
    party: { name, companyId, taxId, country, username },
    order: { id: orderId, hash },
    corrects: corrects?.number ?? null,
    base: sum("baseMinor"),
    tax: sum("vatMinor"),
    total: sum("totalMinor"),
    state: documentState({ ...document, dueOn }, today),
    gathers: kind === "bill" ? lines.map(({ label, totalMinor }) => ({ label, total: toCzk(totalMinor) })) : [],
  };
}
