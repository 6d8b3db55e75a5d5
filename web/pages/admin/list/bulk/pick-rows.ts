/**
 * What is picked after a box was pressed: it alone, or with Shift all the rows from the one that was pressed before. `ids` are
 * those of the rows in their order.
 */
export function pickRows(
  picked: ReadonlySet<number>,
  ids: readonly number[],
  { id, isPicked, from }: { id: number; isPicked: boolean; from: number | null },
): ReadonlySet<number> {
  const at = ids.indexOf(id);
  const start = from === null ? -1 : ids.indexOf(from);
  const pressed = start < 0 ? [id] : ids.slice(Math.min(at, start), Math.max(at, start) + 1);
  return isPicked ? new Set([...picked, ...pressed]) : new Set([...picked].filter((each) => !pressed.includes(each)));
}
