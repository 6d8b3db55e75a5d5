import { SingleBar } from "cli-progress";
import { writeBidSetting } from "#server/features/settings/bid-setting.ts";
import { openScratch, scratchConnections } from "./replay/open-scratch.ts";
import { type Play, playHistory } from "./replay/play-history.ts";
import type { History } from "./replay/read-history.ts";
import { readInput } from "./replay/read-input.ts";
import { runCommand } from "./run-command.ts";

/**
 * Plays a recorded bid history through the verbs that the API calls, on a database of its own with a clock of its own.
 * The last line of standard output is JSON: `exact` counts the lots that end at their recorded price, `refused` counts
 * the bids that the rules refuse and the rows that cannot be read.
 */
async function replay(args: string[]): Promise<void> {
  const { history, table } = await readInput(args);
  const scratch = await openScratch();
  const abandon = () => void scratch.close().finally(() => process.exit(130));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, abandon);
  try {
    await writeBidSetting(scratch.ctx, table);
    const bar = new SingleBar({ format: "Bids {bar} {value}/{total} in {duration_formatted}" });
    bar.start(history.rows - history.wrong.length, 0);
    const onBid = () => bar.increment();
    const play = await playHistory(scratch.ctx, history.auctions, { lanes: scratchConnections, onBid });
    bar.stop();
    report(history, play);
  } finally {
    await scratch.close();
  }
}

function report({ rows, wrong }: History, { auctions, accepted, refused }: Play): void {
  for (const line of wrong) console.error(`Left out, ${line}`);
  const differing = auctions.filter(({ finalMinor, recordedMinor }) => finalMinor !== recordedMinor);
  for (const { auction, finalMinor, recordedMinor } of differing) {
    const result = finalMinor === null ? "not sold" : `sold for ${finalMinor / 100}`;
    console.error(`${auction}: ${result}, recorded ${recordedMinor / 100}`);
  }
  const exact = auctions.length - differing.length;
  console.log(
    JSON.stringify({
      auctions: auctions.length,
      exact,
      bids: rows,
      accepted,
      refused: refused + wrong.length,
    }),
  );
}

runCommand(replay);
