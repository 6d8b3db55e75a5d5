import type { SmsPort } from "#server/ports/sms/sms.ts";

/** A gateway of text messages that keeps what it is given, and may be away. */
export function makeSmsGateway() {
  const gateway = {
    sent: [] as { to: string; text: string }[],
    isAway: false,
    /** The six digits of the last message; empty: there is none. */
    lastCode: () => /\d{6}/.exec(gateway.sent.at(-1)?.text ?? "")?.[0] ?? "",
    reset: () => void Object.assign(gateway, { sent: [], isAway: false }),
    port: {
      kind: "twilio",
      send: async (message) => {
        if (gateway.isAway) throw new Error("the gateway is away");
        gateway.sent.push(message);
      },
    } satisfies SmsPort as SmsPort,
  };
  return gateway;
}
