import { parseArgs } from "node:util";
import { SingleBar } from "cli-progress";
import { ZodError } from "zod";
import { bidRanges } from "#contract/content/settings.ts";
import { type BidSetting, toBidSteps, writeBidSetting } from "#server/features/settings/bid-setting.ts";
import { openScratch, scratchConnections } from "./replay/open-scratch.ts";
import { type Play, playHistory } from "./replay/play-history.ts";
import { type History, readHistory, readText } from "./replay/read-history.ts";
import { WrongInput } from "./wrong-input.ts";

const usage = "Usage: npm run replay -- BIDS.csv --increments TABLE.json";

/**
 * Plays a recorded bid history through the verbs that the API calls, on a database of its own with a clock of its own.
 * The last line of standard output is JSON: `exact` counts the lots that end at their recorded price, `refused` counts
 * the bids that the rules refuse and the rows that cannot be read.
 */
async function replay(args: string[]): Promise<void> {
  const { bidsFile, incrementsFile } = readArguments(args);
  const history = await readHistory(bidsFile);
  const table = await readTable(incrementsFile);
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

function readArguments(args: string[]): { bidsFile: string; incrementsFile: string } {
  try {
    const options = { increments: { type: "string" } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [bidsFile, ...more] = positionals;
    if (!bidsFile || more.length > 0 || !values.increments) throw new WrongInput(usage);
    return { bidsFile, incrementsFile: values.increments };
  } catch (error) {
    throw error instanceof TypeError ? new WrongInput(`${error.message} ${usage}`) : error;
  }
}

/** The increments in the shape of the setting `bid`, under the same checks. */
async function readTable(file: string): Promise<BidSetting> {
  const content = await readText(file);
  try {
    const table = bidRanges.parse(JSON.parse(content));
    toBidSteps(table);
    return table;
  } catch (error) {
    if (error instanceof SyntaxError) throw new WrongInput(`${file} is not JSON.`);
    if (error instanceof ZodError) throw new WrongInput(`${file} is not a list of {min, max, value, step}.`);
    if (error instanceof RangeError) throw new WrongInput(`${file}: ${error.message}`);
    throw error;
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

replay(process.argv.slice(2)).catch((error) => {
  if (!(error instanceof WrongInput)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
