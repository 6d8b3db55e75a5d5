import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { Assertion, Attestation } from "#contract/accounts/passkeys.ts";

/** What an authenticator and its browser claim; a test lies in one of them at a time. */
interface Claims {
  origin: string;
  rpId: string;
  /** How often it was used, as it says. */
  counter: number;
  isVerified: boolean;
  userHandle: string | undefined;
}

/** An authenticator in software: a key of its own, which answers as WebAuthn describes. */
export function makeAuthenticator(origin = "https://kabinet.test") {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const usual: Claims = {
    ...{ origin, rpId: new URL(origin).hostname },
    ...{ counter: 0, isVerified: true, userHandle: undefined },
  };
  const named = { id: text(id), rawId: text(id), type: "public-key" } as const;
  const attest = (challenge: string, claims: Partial<Claims> = {}): Attestation => {
    const said = { ...usual, ...claims };
    const key = coseKey(publicKey.export({ format: "jwk" }));
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const authData = Buffer.concat([dataOf(said, 0x40), credential]);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]) as never,
    );
    const clientDataJSON = text(clientData("webauthn.create", challenge, said));
    return {
      ...named,
      response: { clientDataJSON, attestationObject: text(Buffer.from(attestationObject)) },
    };
  };
  const assert = (challenge: string, claims: Partial<Claims> = {}): Assertion => {
    const said = { ...usual, ...claims };
    const data = dataOf(said, 0);
    const client = clientData("webauthn.get", challenge, said);
    const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
    const response = {
      clientDataJSON: text(client),
      authenticatorData: text(data),
      signature: text(signature),
      ...(said.userHandle !== undefined && { userHandle: said.userHandle }),
    };
    return { ...named, response };
  };
  return { id: named.id, attest, assert };
}

function clientData(type: string, challenge: string, { origin }: Claims): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Hash of the site, flags (present, verified, and those given), count. */
function dataOf({ rpId, counter, isVerified }: Claims, more: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([0x01 | (isVerified ? 0x04 : 0) | more]), count]);
}

/** RFC 9053: an elliptic key (2) for ES256 (-7) on P-256 (1). */
function coseKey({ x, y }: { x?: string; y?: string }): Buffer {
  const bytesOf = (part = "") => new Uint8Array(Buffer.from(part, "base64url"));
  const parts = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytesOf(x)],
    [-3, bytesOf(y)],
  ]);
  return Buffer.from(isoCBOR.encode(parts as never));
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString("base64url");
