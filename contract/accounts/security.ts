import { z } from "zod";
import { route } from "#contract/route.ts";
import { done, instant } from "#contract/values/shapes.ts";
import { freshMinutes } from "./account-limits.ts";
import { assertion, passkey } from "./passkeys.ts";

/** How many recovery codes come together. */
export const recoveryCodeCount = 10;

/** How the account is guarded beside its password. */
const security = z.object({
  secondFactorSince: instant.nullable().describe("Since when a code of an app is asked for; null: it is not"),
  recoveryCodesLeft: z.number().int(),
  passkeys: z.array(passkey),
  isSecondFactorMissing: z
    .boolean()
    .describe("The account may do the site's work once its second factor is on (rule A23)"),
});
export type SecurityState = z.infer<typeof security>;

const enrolment = z.object({
  secret: z.string().describe("Base32, to be typed into an app; told this once"),
  uri: z.string().describe("The same as an `otpauth:` address"),
  qr: z.object({ size: z.number().int(), path: z.string() }).describe("The address as a QR code, an SVG path"),
});
export type Enrolment = z.infer<typeof enrolment>;

const recoveryCodes = z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) });
const code = z.string().trim().min(1).max(40).describe("Six digits of the app, or a recovery code");

/** Second factor and fresh proofs of who is there (rules A22 to A24, decisions/0059). */
export const securityOf = {
  get: route({
    method: "GET",
    path: "/api/me/security",
    summary: "How the account is guarded beside its password",
    response: z.object({ data: security }),
  }),
  prove: route({
    method: "POST",
    path: "/api/me/proof",
    summary: `Show anew who is there, by the password, a code or a passkey (after /api/me/proof-challenge); for ${freshMinutes} minutes this sign-in may do what asks for it (PASSWORD_NEEDED)`,
    body: z.object({
      password: z.string().max(200).optional(),
      code: code.optional(),
      passkey: assertion.optional(),
    }),
    response: z.object({ data: z.object({ until: instant }) }),
  }),
  begin: route({
    method: "POST",
    path: "/api/me/second-factor",
    summary:
      "A new secret for an app of codes; nothing is asked for until its first code has come. Needs a fresh proof",
    status: 201,
    response: z.object({ data: enrolment }),
    errors: [403, 409],
  }),
  confirm: route({
    method: "PUT",
    path: "/api/me/second-factor",
    summary: "Turn the second factor on by the app's first code; signs out every other device",
    body: z.object({ code }),
    response: recoveryCodes,
    errors: [403, 409],
  }),
  turnOff: route({
    method: "DELETE",
    path: "/api/me/second-factor",
    summary: "Turn the second factor off, with its recovery codes. Needs a fresh proof",
    response: done,
    errors: [403],
  }),
  renewRecoveryCodes: route({
    method: "POST",
    path: "/api/me/recovery-codes",
    summary: "New recovery codes in place of the old ones. Needs a fresh proof",
    response: recoveryCodes,
    errors: [403, 409],
  }),
};
