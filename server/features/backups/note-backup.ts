import type { Ctx } from "#server/context.ts";
import { backups } from "./table.ts";

/** Remembers that the installation was saved; with `proof`, how a trial of a restore went: without faults it is proven. */
export async function noteBackup(ctx: Ctx, savedAt: Date, proof?: { faults: readonly string[] }): Promise<void> {
  const isProven = proof?.faults.length === 0;
  const fault = proof ? proof.faults.join(" ").slice(0, 1_000) || null : undefined;
  const seen = { savedAt, ...(isProven ? { provenAt: savedAt } : {}), ...(fault === undefined ? {} : { fault }) };
  await ctx.db.insert(backups).values(seen).onConflictDoUpdate({ target: backups.single, set: seen });
}
