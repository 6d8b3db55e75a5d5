import { Secret, TOTP } from "otpauth";

/**
 * A22: Who wants it is asked for a code of an app besides the password (TOTP of RFC 6238: SHA-1, six digits, 30
 * seconds, one step around now; a code once). It is on once the app's first code has come, which signs out every other
 * device; the secret is told once. Ten recovery codes stand in for the app, each once; new ones end the old. The owner
 * is told of on and off.
 *
 * Of RFC 6238 what every app of codes understands.
 */
const kind = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/**
 * The step of time whose code was written, one before or after now allowed (rule A22); null where it is none, or not later than
 * the last one that counted, so that a code serves once. Compared in constant time.
 */
export function acceptedStep(
  { secret, lastStep }: { readonly secret: string; readonly lastStep: number },
  written: string,
  now: Date,
): number | null {
  const token = written.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...kind, token, secret: Secret.fromBase32(secret), timestamp, window: 1 });
  if (delta === null) return null;
  const step = TOTP.counter({ period: kind.period, timestamp }) + delta;
  return step > lastStep ? step : null;
}

/** What an app reads from the QR code: whose account it is, at whom, and the secret. */
export function enrolmentUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...kind, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** A recovery code without what people add when they copy it; as it was shown, `ABCD-EFGH-IJKL-MNOP`. */
export function tidyRecoveryCode(written: string): string {
  const letters = written.toUpperCase().replace(/[^A-Z2-7]/g, "");
  return letters.match(/.{1,4}/g)?.join("-") ?? "";
}
