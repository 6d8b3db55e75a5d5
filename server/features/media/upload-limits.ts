import { TooMany } from "#server/errors.ts";

/**
 * PI4: The limit of uploads of a process is {uploadPlaces} at once, {placesOfOnePerson} of one person; two are encoded
 * at a time.
 *
 * Uploads held in memory at once by this process; each may weigh 20 MB.
 */
export const uploadPlaces = 32;
/** One person's uploads, so that one account's slow lines leave room for others; the form sends two at a time. */
export const placesOfOnePerson = 6;
const retryAfterSeconds = 5;

/** Places taken, by person. */
const taken = new Map<number, number>();

/** Runs `work` in a place for an upload's bytes; without a free place it throws 429 before anything is read. */
export async function withUploadPlace<T>(userId: number, work: () => Promise<T>): Promise<T> {
  const own = taken.get(userId) ?? 0;
  const all = taken.values().reduce((sum, places) => sum + places, 0);
  if (own >= placesOfOnePerson || all >= uploadPlaces) throw new TooMany(retryAfterSeconds);
  taken.set(userId, own + 1);
  try {
    return await work();
  } finally {
    giveBack(userId);
  }
}

function giveBack(userId: number): void {
  const left = (taken.get(userId) ?? 1) - 1;
  if (left > 0) taken.set(userId, left);
  else taken.delete(userId);
}
