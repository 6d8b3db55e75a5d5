import { z } from "zod";
import type { HumanCheckPort } from "./human-check.ts";

/** The answer of `siteverify`; a refused token comes without most of it. */
const verdict = z.object({
  success: z.boolean(),
  action: z.string().nullish(),
  hostname: z.string().nullish(),
  score: z.number().min(0).max(1).nullish(),
});

export interface RecaptchaSettings {
  readonly siteKey: string;
  readonly secret: string;
  readonly hostname: string;
  /** Others than Google's only in tests. */
  readonly endpoint?: string;
  /** Milliseconds that Google may take. */
  readonly patienceMs?: number;
}

/** Google reCAPTCHA, version 3. */
export function createRecaptcha(settings: RecaptchaSettings): HumanCheckPort {
  const { endpoint = "https://www.google.com/recaptcha/api/siteverify", patienceMs = 3_000, secret, ...own } = settings;
  return {
    siteKey: own.siteKey,
    hostname: own.hostname,
    assess: async (token) => {
      const answer = await fetch(endpoint, {
        method: "POST",
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!answer.ok) throw new Error(`siteverify answered ${answer.status}`);
      const { success, action, hostname, score } = verdict.parse(await answer.json());
      return { success, action: action ?? null, hostname: hostname ?? null, score: score ?? 0 };
    },
  };
}
