import type { SmsPort } from "./sms.ts";

export interface TwilioSettings {
  readonly accountSid: string;
  readonly authToken: string;
  /** The number or name that messages come from. */
  readonly from: string;
  /** Another than Twilio's only in tests. */
  readonly endpoint?: string;
  /** Milliseconds that a call may take. */
  readonly patienceMs?: number;
}

/** The gateway Twilio, REST API 2010-04-01. */
export function createTwilio(settings: TwilioSettings): SmsPort {
  const { accountSid, authToken, from, patienceMs = 8_000 } = settings;
  const endpoint = settings.endpoint ?? "https://api.twilio.com";
  return {
    kind: "twilio",
    send: async ({ to, text }) => {
      const answer = await fetch(`${endpoint}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: "POST",
        headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}` },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!answer.ok) throw new Error(`Twilio did not take a message: ${answer.status}`);
    },
  };
}
