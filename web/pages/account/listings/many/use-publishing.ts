import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListingStatus } from "#contract/listings/listing-kinds.ts";
import type { DraftRow } from "#contract/listings/many-listings.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { bodyOf, type Choice } from "#web/pages/listing-form/summary/use-choice.ts";
import { publishAll } from "./publish-all.ts";
import type { Drafts } from "./use-drafts.ts";

export interface Publishing {
  /** null while nothing is being published. */
  progress: { done: number; of: number } | null;
  /** What has become of those that are through, by state. */
  through: Readonly<Partial<Record<ListingStatus, number>>> | null;
  /** Why some stayed drafts, by row. */
  refusals: ReadonlyMap<number, string>;
  /** Why it ended early, and whether a verified account would help. */
  ended: { message: string; isForVerified: boolean } | null;
  publish: (rows: readonly DraftRow[], choice: Choice) => Promise<void>;
  stop: () => void;
}

/** Publishes rows one after the other, with what their categories ask to be declared; the caller has asked for it. */
export function usePublishing(drafts: Drafts): Publishing {
  const { t } = useTranslation(["forms", "common"]);
  const [progress, setProgress] = useState<Publishing["progress"]>(null);
  const [through, setThrough] = useState<Publishing["through"]>(null);
  const [refusals, setRefusals] = useState<Publishing["refusals"]>(new Map());
  const [ended, setEnded] = useState<Publishing["ended"]>(null);
  const isStopped = useRef(false);
  const sayWhy = (error: unknown) => {
    const failure = readFailure(error, [], t);
    return failure.message ?? t("common:error.general");
  };

  const publish = async (rows: readonly DraftRow[], choice: Choice) => {
    isStopped.current = false;
    setProgress({ done: 0, of: rows.length });
    setThrough(null);
    setRefusals(new Map());
    setEnded(null);
    await drafts.settle();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const states: Partial<Record<ListingStatus, number>> = {};
    const stopper = await publishAll([...byId.keys()], {
      publish: async (id) => {
        const row = byId.get(id);
        if (row) await declare(row);
        const { data } = await browserApi.ownListings.publish({ params: { id }, body: bodyOf(choice) });
        states[data.status] = (states[data.status] ?? 0) + 1;
      },
      onResult: (id, error) => {
        setProgress((now) => now && { ...now, done: now.done + 1 });
        if (error) setRefusals((all) => new Map(all).set(id, sayWhy(error)));
      },
      isStopped: () => isStopped.current,
    });
    if (stopper) {
      const isForVerified = stopper instanceof ApiError && stopper.body?.code === "VERIFICATION_NEEDED";
      setEnded({ message: sayWhy(stopper), isForVerified });
    }
    setThrough(states);
    await drafts.refresh();
    setProgress(null);
  };
  return {
    progress,
    through,
    refusals,
    ended,
    publish,
    stop: () => {
      isStopped.current = true;
    },
  };
}

async function declare({ id, declarations, declarationsNeeded }: DraftRow): Promise<void> {
  if (declarationsNeeded.every((each) => declarations.includes(each))) return;
  const all = [...new Set([...declarations, ...declarationsNeeded])].sort();
  await browserApi.ownListings.update({ params: { id }, body: { declarations: all } });
}
