import { parentPort, workerData } from "node:worker_threads";
import { readStatement } from "./read-statement.ts";
import { type Statement, type UnreadablePlace, UnreadableStatement } from "./statement-line.ts";

/** What the worker answers: its file, or where it cannot be read. */
export type StatementAnswer = { readonly statement: Statement } | { readonly unreadable: UnreadablePlace };

parentPort?.postMessage(answer(workerData as Uint8Array));

/** A class of errors does not come through between threads. */
function answer(bytes: Uint8Array): StatementAnswer {
  try {
    return { statement: readStatement(bytes) };
  } catch (error) {
    if (error instanceof UnreadableStatement) return { unreadable: error.place };
    throw error;
  }
}
