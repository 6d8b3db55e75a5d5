import { sql } from "#server/db/query.ts";
import type { Queue } from "#server/jobs/start-worker.ts";
import { closeDueAuctions } from "./close-due-auctions.ts";

/** Auctions, closed at their very ends; while `isSteady` says that the clock is not, the back office shows that they wait (rule C8). */
export const endingAuctions = (isSteady = async () => true): Queue => ({
  name: "closeAuctions",
  due: sql`select min(ends_at) from listings where status = 'live' and sale_mode = 'auction' and ends_at is not null`,
  run: async (ctx) => {
    if (await isSteady()) return closeDueAuctions(ctx);
    throw new Error("the clock has stepped ahead: auctions close ten minutes later, or when it is right again");
  },
  // Another transaction holds the row, for a moment.
  restMs: 20,
});
