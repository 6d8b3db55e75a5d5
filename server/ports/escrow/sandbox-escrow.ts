import type { EscrowPort } from "./escrow.ts";

/** A holder without money, for trial mode and tests. */
export function createSandboxEscrow(): EscrowPort {
  return { kind: "sandbox", holder: "Kabinet" };
}
