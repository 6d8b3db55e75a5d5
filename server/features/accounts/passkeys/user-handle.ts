import { createHash } from "node:crypto";

/** By this a device knows an account's keys: the same for all of them, and nothing that tells who it is. */
export function userHandleOf(userId: number): Buffer {
  return createHash("sha256").update(`passkeys of ${userId}`).digest();
}
