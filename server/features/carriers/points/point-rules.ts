import type { PickupPoint } from "#server/ports/pickup-points/pickup-points.ts";

/** The most points that one search shows. */
export const mostPoints = 10;

/**
 * CK4: A pick-up point is found by its postcode's beginning, or by words of its town, street or name, at most {mostPoints} at once and only
 * those that take parcels. An order goes to none that is unknown, closed or bears less than the parcel; what was chosen is kept with the
 * order as it was then, for whoever the invoice names. A list of points is at most six hours old, and two days while their network is away;
 * without any such network its carriers are not offered.
 *
 * Those come first whose town begins with it, whatever the accents. `total` counts all that fit.
 */
export function matchPoints(points: readonly PickupPoint[], written: string): { points: PickupPoint[]; total: number } {
  const wanted = plain(written);
  const zip = /^\d[\d\s]*$/.test(wanted) ? wanted.replace(/\s/g, "") : null;
  const words = wanted.split(/[\s,]+/).filter(Boolean);
  if (wanted.length < 2) return { points: [], total: 0 };
  const fitting = points.filter((point) => {
    if (!point.isOpen) return false;
    if (zip !== null) return point.zip.replace(/\s/g, "").startsWith(zip);
    const text = plain(`${point.city} ${point.street} ${point.zip} ${point.name}`);
    return words.every((word) => text.includes(word));
  });
  const isTown = ({ city }: PickupPoint) => plain(city).startsWith(wanted);
  const inOrder = fitting.toSorted(
    (a, b) => Number(isTown(b)) - Number(isTown(a)) || a.name.localeCompare(b.name, "cs") || a.id.localeCompare(b.id),
  );
  return { points: inOrder.slice(0, mostPoints), total: fitting.length };
}

/** What stands against a parcel of so many grams to a point; null: nothing. */
export function pointRefusal(
  point: PickupPoint | undefined,
  weightG: number,
): "POINT_UNKNOWN" | "POINT_CLOSED" | "POINT_TOO_HEAVY" | null {
  if (!point) return "POINT_UNKNOWN";
  if (!point.isOpen) return "POINT_CLOSED";
  return point.maxWeightG !== null && weightG > point.maxWeightG ? "POINT_TOO_HEAVY" : null;
}

const plain = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("cs").replace(/\s+/g, " ").trim();
