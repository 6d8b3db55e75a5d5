import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** A code as it is stored: SHA-256 of salt and code. Six digits are no secret for long, and the code lives for minutes. */
export interface StoredCode {
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** Six random digits, in plain for the message alone, and what is stored of them. */
export function newCode(): { readonly plain: string; readonly stored: StoredCode } {
  const plain = String(randomInt(1_000_000)).padStart(6, "0");
  const salt = randomBytes(16);
  return { plain, stored: { salt, hash: hashOf(salt, plain) } };
}

/** Whether that code was written, with whatever spaces; takes as long for a wrong one as for the right one. */
export function isSameCode({ salt, hash }: StoredCode, written: string): boolean {
  return timingSafeEqual(hashOf(salt, written.replace(/\s/g, "")), hash);
}

function hashOf(salt: Buffer, code: string): Buffer {
  return createHash("sha256").update(salt).update(code).digest();
}
