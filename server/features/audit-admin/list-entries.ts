import type { z } from "zod";
import type { auditAdmin } from "#contract/audit/audit.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { readEntries, readFilter } from "./find-entries.ts";

const pageSize = 50;

/** A page of the audit (rule AU1). For administrators. */
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
