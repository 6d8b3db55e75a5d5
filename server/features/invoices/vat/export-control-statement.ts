import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { readRatesByDay, readVatRates } from "#server/features/payments/tax-setting.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";
import type { StreamedFile } from "#server/http/bind-file.ts";
import { readSupplier } from "../read-parties.ts";
import { controlStatementXml } from "./control-statement-xml.ts";
import { readTaxDocuments } from "./read-tax-documents.ts";
import { controlStatement, czechTaxId, daysOfMonth } from "./vat-month-rules.ts";

/** The control statement of a month as the tax office takes it in; refused in words where something is missing. Noted in the audit. */
export async function exportControlStatement(ctx: Ctx, month: string, form: "B" | "N"): Promise<StreamedFile> {
  requireScope(ctx, "finance");
  const today = pragueDay(ctx.clock());
  const days = daysOfMonth(month);
  if (days.from > today) throw new Conflict("NOTHING_TO_EXPORT");
  if ((await readVatRates(ctx, ctx.clock())) === null) throw new Conflict("NO_VAT_PAYER");
  const supplier = await readSupplier(ctx);
  const taxId = czechTaxId(supplier.taxId);
  if (!taxId) throw new Conflict("OWN_TAX_ID_MISSING");
  const { office, branch } = await readPlainSetting(ctx, "taxOffice");
  if (!office || !branch) throw new Conflict("TAX_OFFICE_MISSING");
  const documents = await readTaxDocuments(ctx, days);
  const statement = controlStatement(documents, await readRatesByDay(ctx));
  if (statement.named.length + statement.gatheredCount === 0) throw new Conflict("NOTHING_TO_EXPORT");
  await recordReading(ctx, { what: "control_statement", id: month, details: { form } });
  const xml = controlStatementXml({ ...statement, month, form, today, supplier, taxId, office, branch });
  return { name: `DPHKH1-${month}.xml`, type: "application/xml; charset=utf-8", content: one(xml) };
}

async function* one(text: string) {
  yield text;
}
