import { useState } from "react";
import type { BidLine } from "#contract/bids/bids.ts";
import { browserApi } from "#web/api/browser-api.ts";

/** The state of the lines that a page did not bring with it: a lot may have ten thousand. */
export interface OlderBids {
  /** All known lines, newest first. */
  readonly lines: readonly BidLine[];
  /** How many are still to be asked for. */
  readonly left: number;
  readonly state: "idle" | "loading" | "failed";
  readonly load: () => Promise<void>;
}

/** Adds older lines to those of the page, fifty more at each call. Numbers of lines never change, so neither part moves the other. */
export function useOlderBids(listingId: number, newest: readonly BidLine[]): OlderBids {
  const [older, setOlder] = useState<readonly BidLine[]>([]);
  const [state, setState] = useState<OlderBids["state"]>("idle");
  const last = newest.at(-1)?.sequence ?? 1;
  const lines = [...newest, ...older.filter(({ sequence }) => sequence < last)];
  const before = lines.at(-1)?.sequence ?? 1;
  const load = async () => {
    setState("loading");
    try {
      const { data } = await browserApi.bids.list({ params: { id: listingId }, query: { before } });
      setOlder((known) => [...known, ...data]);
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return { lines, left: before - 1, state, load };
}
