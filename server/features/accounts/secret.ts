import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 random bits: `plain` goes to its owner and nowhere else, `hash` (SHA-256) is stored. */
export interface Secret {
  readonly plain: string;
  readonly hash: Buffer;
}

/** Makes a secret for a token or a link, in letters that need no escaping in an address. */
export function newSecret(): Secret {
  const plain = randomBytes(32).toString("base64url");
  return { plain, hash: hashSecret(plain) };
}

/** SHA-256 without salt is enough, since 256 random bits cannot be guessed. */
export function hashSecret(plain: string): Buffer {
  return createHash("sha256").update(plain).digest();
}
