import type { z } from "zod";
import type { AuditFilter, auditAdmin } from "#contract/audit/audit.ts";
import { mostAuditLines } from "#contract/audit/audit-kinds.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { lineOf, timeCell, utf8Mark } from "#server/tables/line-rules.ts";
import { type FoundEntry, readEntries, readFilter } from "./find-entries.ts";

const batch = 1_000;

/** Kinds, fields and values stand as codes: their words belong to the page, and here they would be kept twice (rule AU5). */
const columns = {
  cs: ["Kdy", "Kdo", "Kód", "Čeho", "Název", "Co se změnilo", "Důvod"],
  en: ["When", "Who", "Code", "Of what", "Name", "What changed", "Reason"],
} as const;

/**
 * AU5: As a file the audit has at most its newest {mostAuditLines} entries of a filter, says so, and runs nothing in a spreadsheet. Kinds,
 * fields and values stand there as their codes, under the head „Kód“ and in what was changed: their 500 words are the page's, and whoever
 * works on with such a file sorts and counts by something that no better wording changes.
 *
 * The newest first, in the caller's language; the file itself is noted. For administrators.
 */
export async function exportEntries(
  ctx: Ctx,
  filter: AuditFilter,
): Promise<z.input<typeof auditAdmin.export.response>["data"]> {
  requireScope(ctx, "admin");
  const { conditions, noted } = await readFilter(ctx, filter);
  const lines: string[] = [];
  let before: string | undefined;
  let isCut = false;
  while (conditions) {
    const found = await readEntries(ctx, conditions, { before }, batch);
    isCut = lines.length + found.length > mostAuditLines;
    lines.push(...found.slice(0, mostAuditLines - lines.length).map(entryLine));
    before = found.at(-1)?.cursor;
    if (isCut || found.length < batch) break;
  }
  await recordReading(ctx, { what: "audit_file", id: "audit", details: { ...noted, lines: lines.length } });
  const name = `${ctx.locale === "cs" ? "zaznam-zmen" : "audit"}-${pragueDay(ctx.clock())}.csv`;
  const content = `${utf8Mark}${lineOf(columns[ctx.locale])}${lines.join("")}`;
  return { name, content, lines: lines.length, isCut };
}

function entryLine({ at, by, kind, subjectId, name, changes, reason }: FoundEntry): string {
  const changed = changes.map(({ field, from, to }) => {
    const values = from === to ? String(to) : `${from ?? "–"} → ${to ?? "–"}`;
    return field ? `${field}: ${values}` : values;
  });
  return lineOf([
    timeCell(at),
    by ? (by.username ?? String(by.id)) : "",
    kind,
    subjectId,
    name ?? "",
    changed.join("; "),
    reason ?? "",
  ]);
}
