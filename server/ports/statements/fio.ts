import { setTimeout as pause } from "node:timers/promises";
import { dayMs } from "#contract/values/durations.ts";
import { readAtMost } from "../read-at-most.ts";
import type { StatementSource } from "./statement-source.ts";

export interface FioSettings {
  readonly token: string;
  /** Another than the bank's only in tests. */
  readonly address?: string;
  /** Milliseconds that the bank may take. */
  readonly patienceMs?: number;
  /** The bank answers a token once in so long, and 409 when it is asked sooner. */
  readonly restMs?: number;
  readonly mostBytes?: number;
}

/** What its refusals mean; a token that it does not know is a fault of the bank's own to it. */
const refusals: Readonly<Record<number, string>> = {
  404: "the address of the question is wrong",
  409: "it was asked more often than once in 30 seconds",
  413: "there are too many movements",
  422: "it gives out movements older than 90 days only once they were authorised in its internet banking",
  500: "it does not know the token: it was withdrawn, has run out or is wrong",
};

/**
 * The API of Fio banka (fio.cz, API Bankovnictví), which answers a token that may only read with the movements of its account. Days are
 * asked for, never "the last ones": those move a mark at the bank, and an answer that is lost would take its movements with it.
 */
export function createFio({
  token,
  address = "https://fioapi.fio.cz/v1/rest",
  patienceMs = 60_000,
  restMs = 31_000,
  mostBytes = 10_000_000,
}: FioSettings): StatementSource {
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async (from: string, to: string): Promise<Response> => {
    await pause(Math.max(0, askedAt + restMs - performance.now()));
    try {
      return await fetch(`${address}/periods/${token}/${from}/${to}/transactions.json`, {
        headers: { accept: "application/json" },
        // The token stands in the address, and goes nowhere else.
        redirect: "error",
        signal: AbortSignal.timeout(patienceMs),
      });
    } finally {
      askedAt = performance.now();
    }
  };
  return {
    kind: "fio",
    silentMs: dayMs,
    read: async ({ from, to }) => {
      const first = await ask(from, to);
      // Somebody else has asked with the same token.
      const answer = first.status === 409 ? await ask(from, to) : first;
      if (!answer.ok || !answer.body) {
        const why = refusals[answer.status];
        throw new Error(`Fio banka answered ${answer.status}${why ? `: ${why}` : ""}`);
      }
      const content = await readAtMost(answer.body, mostBytes);
      return [{ name: `Fio ${from} – ${to}`, content, end: async () => {} }];
    },
    listRefused: async () => [],
  };
}
