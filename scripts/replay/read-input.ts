import { parseArgs } from "node:util";
import { ZodError } from "zod";
import { bidRanges } from "#contract/settings/settings.ts";
import { type BidSetting, toBidSteps } from "#server/features/settings/bid-setting.ts";
import { WrongInput } from "../wrong-input.ts";
import { type History, readHistory, readText } from "./read-history.ts";

const usage = "Usage: npm run replay -- BIDS.csv --increments TABLE.json";

/** The history and the increments that the arguments name; throws `WrongInput` where one of them cannot be used. */
export async function readInput(args: string[]): Promise<{ history: History; table: BidSetting }> {
  const { bidsFile, incrementsFile } = readArguments(args);
  return { history: await readHistory(bidsFile), table: await readTable(incrementsFile) };
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
