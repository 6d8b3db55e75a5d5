import type { z } from "zod";
import type { auditAdmin } from "#contract/audit/audit.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { readEntries, readFilter } from "./find-entries.ts";

const pageSize = 50;

/**
 * AU1: Administrators read the audit, the newest first, by who did it, kind, thing, days in Prague and words (three characters at least) of
 * what stood there or of the reason. Pages follow each other by place (instant and number), so that the last one costs what the first does.
 * For everybody else it does not exist.
 */
export async function listEntries(
  ctx: Ctx,
  { before, after, ...filter }: z.output<typeof auditAdmin.list.query>,
): Promise<z.input<typeof auditAdmin.list.response>> {
  requireScope(ctx, "admin");
  const { conditions, noted } = await readFilter(ctx, filter);
  const isPersonKnown = conditions !== null;
  // One more than is shown tells whether there are further ones.
  const place = after ? { after } : { before };
  const found = conditions ? await readEntries(ctx, conditions, place, pageSize + 1) : [];
  await recordReading(ctx, { what: "audit", id: "audit", details: noted });
  const isMore = found.length > pageSize;
  const items = after && isMore ? found.slice(1) : found.slice(0, pageSize);
  const hasOlder = after ? found.length > 0 : isMore;
  const hasNewer = after ? isMore : before !== undefined;
  return {
    items,
    older: hasOlder ? (items.at(-1)?.cursor ?? null) : null,
    newer: hasNewer ? (items[0]?.cursor ?? null) : null,
    isPersonKnown,
  };
}
