import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { LogFault } from "#server/features/bids/lot-log/read-line.ts";
import { type ClaimedBid, verifyLog } from "#server/features/bids/lot-log/verify-log.ts";
import { WrongInput } from "../wrong-input.ts";

const receiptForm = "[ENTRY:]MAXIMUM:SALT:HASH";
const usage = `Usage: npm run verify-log -- FILE [--final HASH] [--receipt ${receiptForm}]…`;

/** What is to be said of a log: `verdict` in a sentence, `found` for programs. */
export interface Verdict {
  readonly verdict: string;
  readonly found: { readonly ok: boolean } & Record<string, unknown>;
}

/** The verdict on the log and the receipts that the arguments name; throws `WrongInput` where one of them cannot be used. */
export async function describeVerdict(args: string[]): Promise<Verdict> {
  const { file, receipts, finalHash } = readArguments(args);
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new WrongInput(`${file} cannot be read (${error.code}).`);
  });
  try {
    const found = verifyLog(bytes, { receipts, finalHash });
    const opened = found.receipts > 0 ? `, receipts opened: ${found.receipts}` : "";
    return {
      verdict: `The log of lot ${found.lot} holds: ${found.entries} lines, ${found.bids} bids, ${found.retracted} retracted${opened}.`,
      found: { ok: true, ...found },
    };
  } catch (error) {
    if (!(error instanceof LogFault)) throw error;
    const fault = error.line > 0 ? `Line ${error.line} ${error.message}` : error.message;
    return {
      verdict: `The log does not hold: ${fault}.`,
      found: { ok: false, line: error.line, fault: error.message },
    };
  }
}

function readArguments(args: string[]): { file: string; receipts: ClaimedBid[]; finalHash: string | null } {
  try {
    const options = { receipt: { type: "string", multiple: true }, final: { type: "string" } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new WrongInput(usage);
    const finalHash = values.final?.trim().toLowerCase() ?? null;
    if (finalHash !== null && !/^[0-9a-f]{64}$/.test(finalHash))
      throw new WrongInput("HASH has 64 hexadecimal digits.");
    return { file, receipts: (values.receipt ?? []).map(readReceipt), finalHash };
  } catch (error) {
    throw error instanceof TypeError ? new WrongInput(`${error.message} ${usage}`) : error;
  }
}

function readReceipt(text: string): ClaimedBid {
  const given = text.trim().toLowerCase();
  if (/^\d+:[\d.,]+:[0-9a-f]{32}$/.test(given)) {
    throw new WrongInput(
      `${text} has no hash, so it cannot show that the log was left as it was: ${receiptForm} is wanted.`,
    );
  }
  const [, entry, crowns, hundredths, salt, hash] =
    /^(?:(\d{1,9}):)?(\d{1,10})(?:[.,](\d{1,2}))?:([0-9a-f]{32}):([0-9a-f]{64})$/.exec(given) ?? [];
  if (!crowns || !salt || !hash) throw new WrongInput(`${text} is no receipt: ${receiptForm} is wanted.`);
  const maximumMinor = Number(crowns) * 100 + Number((hundredths ?? "").padEnd(2, "0"));
  return { entry: entry ? Number(entry) : null, maximumMinor, salt: Buffer.from(salt, "hex"), hash };
}
