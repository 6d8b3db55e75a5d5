import { setTimeout as pause } from "node:timers/promises";
import { sql } from "#server/db/query.ts";
import { bidRequest } from "#test/rig/bid-request.ts";
import { openConnection } from "#test/rig/connection.ts";
import type { Stage } from "../open-stage.ts";

let calls = 0;

/** Two bidders outbid each other over HTTP, `perSecond` times a second; resolves with the first and last sequence. */
export async function bidSteadily(
  { ctx, bidders }: Stage,
  port: number,
  lotId: number,
  { perSecond, runMs }: { perSecond: number; runMs: number },
): Promise<[number, number]> {
  const { rows } = await ctx.db.execute<{ locked: number; sequence: number }>(sql`
    select coalesce(leader_maximum_minor, start_price_minor) as locked, bid_sequence as sequence
    from listings where id = ${lotId}`);
  let maximumMinor = rows[0]?.locked ?? 0;
  let sequence = rows[0]?.sequence ?? 0;
  const first = sequence + 1;
  const connection = await openConnection(port);
  const startedAt = performance.now();
  for (let turn = 0; turn < (perSecond * runMs) / 1_000; turn++) {
    await pause(Math.max(0, startedAt + (turn * 1_000) / perSecond - performance.now()));
    maximumMinor += 2_00;
    const { token } = bidders[turn % 2] ?? { token: "" };
    const key = `live-bench-${++calls}`;
    const { status, body } = await connection.send(bidRequest({ token, lotId, maximumMinor, key }));
    if (status !== 201) throw new Error(`The server answered ${status}: ${body}`);
    sequence++;
  }
  connection.close();
  return [first, sequence];
}
