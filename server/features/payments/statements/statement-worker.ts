import { parentPort, workerData } from "node:worker_threads";
import { readStatement } from "./read-statement.ts";
import { type StatementLine, type UnreadablePlace, UnreadableStatement } from "./statement-line.ts";

/** What the worker answers: all lines of its file, or where it cannot be read. */
export type StatementAnswer = { readonly lines: StatementLine[] } | { readonly unreadable: UnreadablePlace };

parentPort?.postMessage(answer(workerData as Uint8Array));

/** A class of errors does not come through between threads. */
function answer(bytes: Uint8Array): StatementAnswer {
  try {
    return { lines: readStatement(bytes) };
  } catch (error) {
    if (error instanceof UnreadableStatement) return { unreadable: error.place };
    throw error;
  }
}
