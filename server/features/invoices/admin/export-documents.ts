import type { DocumentFilter } from "#contract/invoices/invoice-admin.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { readRatesByDay } from "#server/features/payments/tax-setting.ts";
import type { StreamedFile } from "#server/http/bind-file.ts";
import { requirePeriod } from "#server/require-period.ts";
import { utf8Mark } from "#server/tables/line-rules.ts";
import { zipOf } from "#server/zip/zip-of.ts";
import type { BookForm, BookHead } from "../books/book-form.ts";
import { moneyForm } from "../books/money-form.ts";
import { pohodaForm } from "../books/pohoda-form.ts";
import { invoiceFileName } from "../invoice-file.ts";
import { isdocOf } from "../isdoc/isdoc-of.ts";
import { readSupplier } from "../read-parties.ts";
import { documentColumns, documentLine } from "./document-line.ts";
import { conditionsOf, type FoundDocument, readDocuments } from "./find-documents.ts";
import { notedFilter } from "./list-documents.ts";

const notProforma = sql`i.kind <> 'proforma'`;

const bookForms = { pohoda: pohodaForm, "money-s3": moneyForm };
type BookProgram = keyof typeof bookForms;

/** Documents in memory at once. */
const batch = 200;

/**
 * IN11: Documents of a period of 366 days at most go out as a table with base and tax by rate, as a ZIP of ISDOC, or as XML of Pohoda and Money S3; a period that is open,
 * longer or without documents is refused. A file is written while it is read, and noted in the audit before.
 *
 * The oldest first, in the caller's language. For those who keep the money.
 */
export async function exportDocumentTable(ctx: Ctx, filter: DocumentFilter): Promise<StreamedFile> {
  const rates = await beginExport(ctx, filter, "documents_file");
  const name = `${ctx.locale === "cs" ? "doklady" : "documents"}-${filter.from}-${filter.to}.csv`;
  return { name, type: "text/csv; charset=utf-8", content: tableOf(ctx, filter, rates) };
}

/** The same documents in the form of accounting programs, each a file of its own in a ZIP. */
export async function exportDocumentArchive(ctx: Ctx, filter: DocumentFilter): Promise<StreamedFile> {
  await beginExport(ctx, filter, "documents_isdoc");
  const name = `isdoc-${filter.from}-${filter.to}.zip`;
  return { name, type: "application/zip", content: zipOf(isdocFiles(ctx, filter), ctx.clock()) };
}

/** Tax documents of a period as one file of an accounting program; proformas are in no books. */
export async function exportBooks(ctx: Ctx, filter: DocumentFilter, program: BookProgram): Promise<StreamedFile> {
  const supplier = await readSupplier(ctx);
  if (!supplier.companyId) throw new Conflict("OWN_COMPANY_ID_MISSING");
  await beginExport(ctx, filter, `documents_${program}`, notProforma);
  const form = bookForms[program];
  const about = { supplier, filter, ratesOn: await readRatesByDay(ctx), today: pragueDay(ctx.clock()) };
  const name = `${program}-${filter.from}-${filter.to}.xml`;
  return { name, type: "application/xml; charset=utf-8", content: bookOf(ctx, form, about) };
}

async function* bookOf(ctx: Ctx, form: BookForm, about: BookHead & { filter: DocumentFilter }) {
  yield form.head(about);
  for await (const document of eachDocument(ctx, about.filter))
    if (document.kind !== "proforma")
      yield form.document(document, about.ratesOn(document.content.taxableOn ?? about.today));
  yield form.end;
}

/** Refuses what cannot be exported, notes what will be, and tells the rates of tax that its documents have. */
async function beginExport(
  ctx: Ctx,
  filter: DocumentFilter,
  what: string,
  only: SQL = sql`true`,
): Promise<(number | null)[]> {
  requireScope(ctx, "finance");
  requirePeriod(filter);
  const { rows } = await ctx.db.execute<{ rate: number | null }>(sql`
    select distinct (s->>'vatPercent')::int as rate
    from invoices i, jsonb_array_elements(i.content->'sums') s
    where ${sql.join([...conditionsOf(ctx, filter), only], sql` and `)} order by rate desc nulls last`);
  if (rows.length === 0) throw new Conflict("NOTHING_TO_EXPORT");
  await recordReading(ctx, { what, id: "documents", details: notedFilter(filter) });
  return rows.map(({ rate }) => rate);
}

async function* tableOf(ctx: Ctx, filter: DocumentFilter, rates: readonly (number | null)[]) {
  yield `${utf8Mark}${documentColumns(rates, ctx.locale)}`;
  for await (const document of eachDocument(ctx, filter)) yield documentLine(ctx, document, rates);
}

async function* isdocFiles(ctx: Ctx, filter: DocumentFilter) {
  for await (const document of eachDocument(ctx, filter)) {
    const kind = document.kind === "bill" ? "invoice" : document.kind;
    const data = Buffer.from(isdocOf({ ...document, kind }));
    yield { name: invoiceFileName(document.number, "isdoc"), data };
  }
}

/** Read in batches, each once the one before has been taken. */
async function* eachDocument(ctx: Ctx, filter: DocumentFilter): AsyncGenerator<FoundDocument> {
  let after: number | undefined;
  for (;;) {
    const found = await readDocuments(ctx, filter, { after }, batch);
    yield* found;
    after = found.at(-1)?.id;
    if (found.length < batch) return;
  }
}
