import { createHash } from "node:crypto";
import { Invalid } from "#server/errors.ts";

/** What makes two requests with one key the same request: SHA-256 of what was asked for and with what body. */
export function requestHashOf(...parts: readonly (string | number)[]): Buffer {
  return createHash("sha256").update(parts.join(" ")).digest();
}

/** The key has been used for another request (RULES.md B11). */
export function keyReused(): Invalid {
  return new Invalid({ "idempotency-key": ["IDEMPOTENCY_KEY_REUSED"] }, "IDEMPOTENCY_KEY_REUSED");
}
