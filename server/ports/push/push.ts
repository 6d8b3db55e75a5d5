/** A device's subscription at its push service. */
interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A message for one device. */
export interface Push {
  readonly to: PushTarget;
  /** At most 3 000 bytes, encrypted on the way (RFC 8291). */
  readonly payload: string;
  /** Seconds for which the service keeps it for a device that is away. */
  readonly ttl: number;
  /** A later one with the same topic takes its place at the service; up to 32 letters of base64url. */
  readonly topic: string;
  readonly isUrgent: boolean;
}

/** The server's own keys (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * What came of it: `sent`; `gone`: the device is no longer subscribed; `refused`: the service will not take this message;
 * `later`: it asks for patience or cannot be reached.
 */
export type PushOutcome = "sent" | "gone" | "refused" | "later";

/** Hands messages to the push services of browsers. */
export interface PushPort {
  readonly kind: "sandbox" | "web-push";
  /** Whether an endpoint is one that this server calls: it is a stranger's word, and nothing but push services may be called. */
  accepts(endpoint: string): boolean;
  send(push: Push, keys: PushKeys): Promise<PushOutcome>;
}
