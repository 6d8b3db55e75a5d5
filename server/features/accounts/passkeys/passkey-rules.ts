/** How long what was asked of a passkey may be signed, ms (rule PK2). */
export const challengeMs = 5 * 60 * 1000;

/** Whose keys they are: the name that browsers bind them to, and where alone they may be used. */
export interface Site {
  /** The host name, `www.example.com`. */
  readonly rpId: string;
  /** `https://www.example.com`. */
  readonly origin: string;
}

/** The site of a public address. */
export function siteOf(publicUrl: string): Site {
  const { hostname, origin } = new URL(publicUrl);
  return { rpId: hostname, origin };
}

/** Kinds of keys by their number in COSE, the preferred first: EdDSA, ES256, RS256. */
export const keyAlgorithms = [-8, -7, -257];

/**
 * PK1: An account has up to {maxPasskeys} passkeys, each made after a fresh proof by a device that verifies its owner
 * and finds the key by itself; its owner names it, and is told by mail of a new one and of the end of one.
 *
 * What a new key's device has to do: verify its owner, and find the key without being given a name.
 */
export const authenticatorSelection = {
  residentKey: "required",
  requireResidentKey: true,
  userVerification: "required",
} as const;
