import { sql } from "#server/db/query.ts";
import type { Queue } from "#server/jobs/start-worker.ts";
import { closeDueAuctions } from "./close-due-auctions.ts";

/** Auctions, closed at their very ends. */
export const endingAuctions: Queue = {
  name: "closeAuctions",
  due: sql`select min(ends_at) from listings where status = 'live' and sale_mode = 'auction' and ends_at is not null`,
  run: (ctx) => closeDueAuctions(ctx),
  // Another transaction holds the row, for a moment.
  restMs: 20,
};
