import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import type { Assertion, Attestation } from "#contract/accounts/passkeys.ts";

/** Whether this browser knows passkeys at all. */
export const hasPasskeys = browserSupportsWebAuthn;

/** Has one of the visitor's passkeys sign; null where they would not, or waited too long. */
export function signByPasskey(
  optionsJSON: Parameters<typeof startAuthentication>[0]["optionsJSON"],
): Promise<Assertion | null> {
  return orNull(startAuthentication({ optionsJSON }));
}

/** Has a device make a passkey; null as above, "known" where it keeps one of this account already. */
export async function makePasskey(
  optionsJSON: Parameters<typeof startRegistration>[0]["optionsJSON"],
): Promise<Attestation | "known" | null> {
  try {
    return await orNull(startRegistration({ optionsJSON }));
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
    if (isKnown) return "known";
    throw error;
  }
}

/** Browsers tell neither a refusal nor its reason, so that no page learns which keys there are. */
async function orNull<T>(ceremony: Promise<T>): Promise<T | null> {
  try {
    return await ceremony;
  } catch (error) {
    if (error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name)) return null;
    throw error;
  }
}
