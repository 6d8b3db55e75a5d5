import { Worker } from "node:worker_threads";
import { readStatement } from "./read-statement.ts";
import { type Statement, UnreadableStatement } from "./statement-line.ts";
import type { StatementAnswer } from "./statement-worker.ts";

/** Read in some 20 ms, less than a thread takes to begin. */
const mostBytesHere = 128 * 1024;
/** Ten megabytes of the shortest lines took eight seconds, and half of that memory. */
const bounds = { mostMs: 60_000, mostMemoryMb: 1_024 };

/** As `readStatement`; a large file, which takes seconds, is read by a thread of its own, so that no bid waits for it. */
export async function readStatementAside(bytes: Uint8Array): Promise<Statement> {
  if (bytes.length <= mostBytesHere) return readStatement(bytes);
  const worker = new Worker(new URL("./statement-worker.ts", import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: bounds.mostMemoryMb },
    env: {},
  });
  const timer = setTimeout(() => void worker.terminate(), bounds.mostMs);
  try {
    const answer = await new Promise<StatementAnswer>((resolve, reject) => {
      worker.once("message", resolve).once("error", reject);
      worker.once("exit", () => reject(new Error("the reader of a statement ended without an answer")));
    });
    if ("unreadable" in answer) throw new UnreadableStatement(answer.unreadable);
    return answer.statement;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
