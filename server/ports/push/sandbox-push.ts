import type { PushPort } from "./push.ts";

/** Takes subscriptions at push.example and sends nothing. */
export function createSandboxPush(): PushPort {
  return {
    kind: "sandbox",
    accepts: (endpoint) => URL.parse(endpoint)?.origin === "https://push.example",
    send: async () => "sent",
  };
}
