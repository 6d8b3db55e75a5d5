import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";

const memory = "/dev/shm";
/** The databases of a run take a quarter of it. */
const enoughBytes = 4 * 1024 ** 3;

/** Where databases of tests lie: in memory, where copying one takes a third of what it takes on a disk; small containers have too little of it. */
export async function fastFolder(): Promise<string> {
  const free = await statfs(memory).catch(() => null);
  return free && free.bavail * free.bsize >= enoughBytes ? memory : tmpdir();
}
