import { createHash } from "node:crypto";
import { Invalid } from "#server/errors.ts";

/** SHA-256 of an operation and its body: two requests with one key are the same if it is. */
export function requestHashOf(...parts: readonly (string | number)[]): Buffer {
  return createHash("sha256").update(parts.join(" ")).digest();
}

/**
 * B11: Every bid, purchase, offer, question and message carries an idempotency key of 8 to 100 characters: the same key and body gives the
 * same answer, the same key with another body 422.
 */
export function keyReused(): Invalid {
  return new Invalid({ "idempotency-key": ["IDEMPOTENCY_KEY_REUSED"] }, "IDEMPOTENCY_KEY_REUSED");
}
