import { minutesBetweenGroups } from "#contract/monthly-sales/sale-times.ts";

/** The order with the group at `from` moved by one place up or down among those whose place is open; the same where there is none. */
export function moved(order: readonly number[], from: number, by: 1 | -1, isFixed: (id: number) => boolean): number[] {
  let to = from + by;
  while (order[to] !== undefined && isFixed(order[to] ?? 0)) to += by;
  const [one, other] = [order[from], order[to]];
  if (one === undefined || other === undefined) return [...order];
  return order.with(from, other).with(to, one);
}

/** When the group at a place closes on the clock, where the first does at `time` (`20:00`). */
export function timeAtPlace(time: string, place: number): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const all = hours * 60 + minutes + place * minutesBetweenGroups;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(all / 60) % 24)}:${two(all % 60)}`;
}
