import { createHash } from "node:crypto";
import { Invalid } from "#server/errors.ts";

/** SHA-256 of an operation and its body: two requests with one key are the same if it is. */
export function requestHashOf(...parts: readonly (string | number)[]): Buffer {
  return createHash("sha256").update(parts.join(" ")).digest();
}

/** The key has been used for another request (RULES.md B11). */
export function keyReused(): Invalid {
  return new Invalid({ "idempotency-key": ["IDEMPOTENCY_KEY_REUSED"] }, "IDEMPOTENCY_KEY_REUSED");
}
