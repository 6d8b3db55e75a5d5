/** PostgreSQL's disk_full, and the system's codes for an exhausted disk, quota or limit of a process. */
const codes = new Set(["53100", "ENOSPC", "EDQUOT", "EFBIG"]);
/** PostgreSQL gives the last two no code of their own, and ends its message with the system's. */
const messages = /: (No space left on device|Disk quota exceeded|File too large)$/;

/** There was no room to store something: nothing of it is stored, and trying again helps only when room has been made. */
export function isOutOfSpace(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (codes.has((cause as NodeJS.ErrnoException).code ?? "") || messages.test(cause.message)) return true;
  }
  return false;
}
