import { z } from "zod";
import type { SmsPort } from "./sms.ts";

export interface GosmsSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The number of the channel that messages go by. */
  readonly channel: number;
  /** Another than GoSMS's only in tests. */
  readonly endpoint?: string;
  /** Milliseconds that each call may take. */
  readonly patienceMs?: number;
}

const granted = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
/** A token is asked for anew so long before it ends. */
const reserveMs = 60_000;

/** The Czech gateway GoSMS: a token by client credentials, then a message to a channel. */
export function createGosms(settings: GosmsSettings): SmsPort {
  const { clientId, clientSecret, channel, patienceMs = 8_000 } = settings;
  const endpoint = settings.endpoint ?? "https://app.gosms.eu";
  let token: { readonly value: string; readonly until: number } | null = null;

  const authorise = async (): Promise<string> => {
    if (token && token.until > performance.now()) return token.value;
    const answer = await fetch(`${endpoint}/oauth/v2/token`, {
      method: "POST",
      body: new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: "client_credentials",
      }),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(`GoSMS gave no token: ${answer.status}`);
    const { access_token, expires_in } = granted.parse(await answer.json());
    token = { value: access_token, until: performance.now() + expires_in * 1_000 - reserveMs };
    return access_token;
  };
  const post = async (to: string, text: string): Promise<Response> =>
    fetch(`${endpoint}/api/v1/messages/`, {
      method: "POST",
      headers: { authorization: `Bearer ${await authorise()}`, "content-type": "application/json" },
      body: JSON.stringify({ message: text, recipients: [to], channel }),
      signal: AbortSignal.timeout(patienceMs),
    });
  return {
    kind: "gosms",
    send: async ({ to, text }) => {
      let answer = await post(to, text);
      if (answer.status === 401) {
        // Taken back before its time.
        token = null;
        answer = await post(to, text);
      }
      if (!answer.ok) throw new Error(`GoSMS did not take a message: ${answer.status}`);
    },
  };
}
