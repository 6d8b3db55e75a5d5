import { TooMany } from "#server/errors.ts";

/** Uploads held in memory at once by this process; each may weigh 20 MB. */
export const uploadPlaces = 32;
const retryAfterSeconds = 5;

let taken = 0;

/** Runs `work` while it holds a place for an upload's bytes; where all are taken, 429 before anything is read. */
export async function withUploadPlace<T>(work: () => Promise<T>): Promise<T> {
  if (taken >= uploadPlaces) throw new TooMany(retryAfterSeconds);
  taken += 1;
  try {
    return await work();
  } finally {
    taken -= 1;
  }
}
