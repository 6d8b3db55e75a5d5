import webPush from "web-push";
import type { Push, PushKeys, PushOutcome, PushPort } from "./push.ts";

/** Push services of the browsers that there are: Chrome and its kin, Firefox, Safari, Edge on Windows. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([\w-]+\.)?push\.apple\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
];

interface WebPushSettings {
  /** Whom a push service may turn to: an address of the site or an e-mail (RFC 8292, `sub`). */
  readonly subject: string;
  /** An origin that is called besides the public services; for tests. */
  readonly alsoAllowed?: string | null;
  readonly patienceMs?: number;
}

/** Web Push: encrypted by RFC 8291, signed by RFC 8292. Redirections are not followed, and answers are not read. */
export function createWebPush({ subject, alsoAllowed, patienceMs = 8_000 }: WebPushSettings): PushPort {
  const accepts = (endpoint: string): boolean => {
    const url = URL.parse(endpoint);
    if (!url || url.username || url.password) return false;
    if (alsoAllowed && url.origin === alsoAllowed) return true;
    return url.protocol === "https:" && url.port === "" && services.some((host) => host.test(url.hostname));
  };
  return {
    kind: "web-push",
    accepts,
    send: async (push, keys) => {
      if (!accepts(push.to.endpoint)) return "refused";
      return outcomeOf(await post(push, keys, subject, patienceMs));
    },
  };
}

/** The service's status; null where it did not answer. */
async function post(push: Push, keys: PushKeys, subject: string, patienceMs: number): Promise<number | null> {
  const { to, payload, ttl, topic, isUrgent } = push;
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(
    { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
    payload,
    {
      vapidDetails: { subject, ...keys },
      TTL: ttl,
      topic,
      urgency: isUrgent ? "high" : "normal",
      contentEncoding: "aes128gcm",
    },
  );
  const { "Content-Length": _, ...sent } = headers as Record<string, string>;
  try {
    const answer = await fetch(endpoint, {
      method,
      headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body),
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null; // a service that cannot be reached is asked again later, as one that is busy
  }
}

function outcomeOf(status: number | null): PushOutcome {
  if (status === null || status === 429 || status >= 500) return "later";
  if (status === 404 || status === 410) return "gone";
  return status >= 200 && status < 300 ? "sent" : "refused";
}
