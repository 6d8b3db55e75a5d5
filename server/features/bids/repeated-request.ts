import { createHash } from "node:crypto";
import { Invalid } from "#server/errors.ts";

/** Two requests with one key are the same if this is: SHA-256 of the operation and its body. */
export function requestHashOf(...parts: readonly (string | number)[]): Buffer {
  return createHash("sha256").update(parts.join(" ")).digest();
}

/** The key has been used for another request (RULES.md B11). */
export function keyReused(): Invalid {
  return new Invalid({ "idempotency-key": ["IDEMPOTENCY_KEY_REUSED"] }, "IDEMPOTENCY_KEY_REUSED");
}
