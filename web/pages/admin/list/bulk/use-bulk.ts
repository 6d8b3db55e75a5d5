import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useRevalidator } from "react-router";
import { coverPage } from "#web/session/session-end.ts";
import { notify } from "#web/ui/overlays/notify.ts";
import { describeRun } from "./describe-run.ts";
import { judgeFailure } from "./judge-failure.ts";
import { type BulkRun, begunRun, runBulk } from "./run-bulk.ts";
import { usePicks } from "./use-picks.ts";

/** How long a row's answer is awaited, ms: as it goes, and once it is to stop. */
const answerMs = 30_000;
const stoppedAnswerMs = 5_000;

/** The existing operation for one row; a signal that goes off says that its answer is awaited no longer. */
export type BulkStep<Row> = (row: Row, signal: AbortSignal) => Promise<unknown>;

/**
 * Rows of a list that are picked, and an action on them: the browser does it for one after the other. Who leaves the list stops
 * it, and is told on the next page how far it came; another page's load ends it without a word, and the list is read anew.
 */
export function useBulk<Row extends { id: number }>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const { pathname, search } = useLocation();
  const place = `${pathname}${search}`;
  const picks = usePicks(rows, place);
  const { run, isStopping, start, stop, forget } = useBulkRun(place);
  return {
    ...{ rows, nameOf, run, isStopping, stop, forget },
    ...{ picked: picks.picked, pick: picks.pick, pickAll: picks.pickAll },
    isRunning: run !== null && run.end === null,
    start: async (chosen: readonly Row[], step: BulkStep<Row>) => {
      const named = chosen.map((row) => ({ id: row.id, name: nameOf(row), row }));
      await start(named, ({ row }, signal) => step(row, signal));
      picks.pickAll(false);
    },
  };
}

export type Bulk<Row extends { id: number }> = ReturnType<typeof useBulk<Row>>;

/** An action under way. */
interface Work {
  isStopped: boolean;
  isLeft: boolean;
  /** Ends the wait for the row under way. */
  limit: AbortController;
}

function useBulkRun(place: string) {
  const { t } = useTranslation(["adminList", "common"]);
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<{ run: BulkRun; place: string; isStopping: boolean } | null>(null);
  const work = useRef<Work | null>(null);
  useStopOnLeave(work, place);
  const start = async <Row extends { id: number; name: string }>(
    rows: readonly Row[],
    step: BulkStep<Row>,
  ): Promise<void> => {
    if (work.current) return;
    const mine: Work = { isStopped: false, isLeft: false, limit: new AbortController() };
    const show = (run: BulkRun) => !mine.isLeft && setShown({ run, place, isStopping: mine.isStopped });
    work.current = mine;
    show(begunRun(rows.length));
    const ended = await runBulk(rows, {
      step: async (row) => {
        const limit = new AbortController();
        mine.limit = limit;
        const timer = setTimeout(() => limit.abort(), answerMs);
        return step(row, limit.signal).finally(() => clearTimeout(timer));
      },
      judge: (error) => judgeFailure(error, t),
      isStopped: () => mine.isStopped,
      onProgress: show,
    });
    if (work.current === mine) work.current = null;
    show(ended);
    const { title, counts, notes } = describeRun(ended, t);
    if (mine.isLeft) notify({ kind: "info", text: [`${title}:`, counts, ...notes].join(" ") });
    if (!coverPage()) await revalidate();
  };
  // What was done at another place is not told here: there it was told as it was left.
  if (shown && shown.place !== place) setShown(null);
  const here = shown?.place === place ? shown : null;
  return {
    run: here?.run ?? null,
    isStopping: here?.isStopping ?? false,
    start,
    stop: () => {
      if (!work.current) return;
      stopWork(work.current);
      setShown((now) => now && { ...now, isStopping: true });
    },
    forget: () => setShown(null),
  };
}

function stopWork(work: Work): void {
  if (work.isStopped) return;
  work.isStopped = true;
  setTimeout(() => work.limit.abort(), stoppedAnswerMs);
}

/** Stops the work where its list is left, or the whole page: a browser may keep that and show it again as it was. */
function useStopOnLeave(work: { current: Work | null }, place: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another list.
  useEffect(() => {
    const pause = () => work.current && stopWork(work.current);
    window.addEventListener("pagehide", pause);
    return () => {
      window.removeEventListener("pagehide", pause);
      if (!work.current) return;
      work.current.isLeft = true;
      stopWork(work.current);
      work.current = null;
    };
  }, [work, place]);
}
