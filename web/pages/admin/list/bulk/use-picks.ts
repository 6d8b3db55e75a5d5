import { useRef, useState } from "react";
import { pickRows } from "./pick-rows.ts";

const none: ReadonlySet<number> = new Set();

/** Which rows of a list are picked; at another place, which is another list, none is. */
export function usePicks<Row extends { id: number }>(rows: readonly Row[], place: string) {
  const [ids, setIds] = useState(none);
  const [seenPlace, setSeenPlace] = useState(place);
  const last = useRef<number | null>(null);
  if (seenPlace !== place) {
    setSeenPlace(place);
    setIds(none);
  }
  const all = rows.map(({ id }) => id);
  return {
    /** What was picked and has left the list meanwhile is not picked any more. */
    picked: rows.filter(({ id }) => ids.has(id)),
    pick: (id: number, isPicked: boolean, isRange: boolean) => {
      setIds(pickRows(ids, all, { id, isPicked, from: isRange ? last.current : null }));
      last.current = id;
    },
    pickAll: (isPicked: boolean) => setIds(isPicked ? new Set(all) : none),
  };
}
