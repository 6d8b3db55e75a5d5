import { totalmem } from "node:os";

const mebibyte = 1024 ** 2;
/** PostgreSQL's own default, and more than any measured catalogue uses. */
const [least, most] = [128, 4_096];
const share = 8;

/** The memory that PostgreSQL keeps pages in, MiB: an eighth of what this machine, or the container on it, has. */
export function sharedBuffersMiB(memoryBytes = usableMemoryBytes()): number {
  return Math.min(most, Math.max(least, Math.floor(memoryBytes / share / mebibyte)));
}

function usableMemoryBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
