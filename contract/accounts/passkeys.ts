import { z } from "zod";
import { signedIn } from "#contract/accounts/accounts.ts";
import { route } from "#contract/route.ts";
import { done, idParam, instant, writtenLine } from "#contract/values/shapes.ts";

/** Of one account at most. */
export const maxPasskeys = 20;

/** A key that a device or a manager of passwords keeps and uses after a look, a finger or a PIN (rule PK1). */
export const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  isCopied: z.boolean().describe("Its maker keeps a copy for the owner's other devices"),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/)
  .describe("base64url");
const keyId = z
  .string()
  .min(1)
  .max(1_400)
  .regex(/^[\w-]+$/);
const ofCredential = { id: keyId, rawId: keyId, type: z.literal("public-key") };

/** `AuthenticationResponseJSON` of the browser: what `navigator.credentials.get` has answered. */
export const assertion = z.object({
  ...ofCredential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});
export type Assertion = z.infer<typeof assertion>;

/** `RegistrationResponseJSON` of the browser: what `navigator.credentials.create` has answered. */
const attestation = z.object({
  ...ofCredential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});
export type Attestation = z.infer<typeof attestation>;

const descriptors = z.array(z.object({ id: z.string(), type: z.literal("public-key") }));

/** `PublicKeyCredentialRequestOptionsJSON`: what a browser asks its authenticators with. */
const request = z.object({
  challenge: z.string().describe("To be signed once, within five minutes"),
  rpId: z.string(),
  timeout: z.number().int().describe("Milliseconds"),
  userVerification: z.literal("required"),
  allowCredentials: descriptors.optional().describe("The passkeys that may answer; absent: any of this site"),
});

/** `PublicKeyCredentialCreationOptionsJSON`. */
const creation = z.object({
  challenge: z.string().describe("To be signed once, within five minutes"),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal("public-key") })),
  timeout: z.number().int().describe("Milliseconds"),
  attestation: z.literal("none"),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  excludeCredentials: descriptors,
});

const name = writtenLine.min(1).max(60);
/** Signing in by a key of a device, and the keys of an account (rules PK1 to PK4, decisions/0067). */
export const passkeysOf = {
  beginSignIn: route({
    method: "POST",
    path: "/api/auth/passkey-challenge",
    summary: "What a passkey is asked with to sign in; the visitor chooses among those of this site",
    auth: "none",
    response: z.object({ data: request }),
  }),
  signIn: route({
    method: "POST",
    path: "/api/auth/passkey",
    summary:
      "Trade what a passkey has signed for a token; it stands for the password and the code of the second factor",
    auth: "none",
    bodyLimit: 32 * 1024,
    body: z.object({
      passkey: assertion,
      device: z
        .string()
        .regex(/^[\w-]{43}$/)
        .optional()
        .catch(undefined)
        .describe("From the device's last log-in"),
    }),
    response: signedIn,
  }),
  beginProof: route({
    method: "POST",
    path: "/api/me/proof-challenge",
    summary: "What one of the caller's passkeys is asked with to show anew who is there",
    response: z.object({ data: request }),
    errors: [409],
  }),
  begin: route({
    method: "POST",
    path: "/api/me/passkey-challenge",
    summary: "What a device is asked with to make a passkey. Needs a fresh proof",
    response: z.object({ data: creation }),
    errors: [403, 409],
  }),
  add: route({
    method: "POST",
    path: "/api/me/passkeys",
    summary: "Keep the passkey that a device has just made; the owner is told by mail",
    body: z.object({ name, passkey: attestation }),
    status: 201,
    response: z.object({ data: passkey }),
    errors: [403, 409],
  }),
  rename: route({
    method: "PATCH",
    path: "/api/me/passkeys/{id}",
    summary: "Call a passkey otherwise",
    params: idParam,
    body: z.object({ name }),
    response: z.object({ data: passkey }),
  }),
  remove: route({
    method: "DELETE",
    path: "/api/me/passkeys/{id}",
    summary: "Sign in by this passkey no longer. Needs a fresh proof; the owner is told by mail",
    params: idParam,
    response: done,
  }),
};
