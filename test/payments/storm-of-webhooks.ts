import type { GatewayKind } from "#contract/payments/orders.ts";
import type { GatewayState } from "#server/ports/payment/payment-gateway.ts";
import type { GatewayPeers, PeerKind, PeerWebhook } from "./gateway-peers.ts";
import type { PreparedOrder } from "./prepare-payments.ts";

/** How the site is reached: in process, or over the network. */
export interface SiteClient {
  /** Begins a payment and gives its reference at the gateway. */
  begin(order: PreparedOrder["order"], method: GatewayKind): Promise<string>;
  /** The status of the answer. */
  send(webhook: PeerWebhook): Promise<number>;
}

export interface Storm {
  readonly webhooks: number;
  /** Answers by their status. */
  readonly answers: Record<number, number>;
  /** Orders of which the gateway has said, when asked, that they are paid in full. */
  readonly paid: ReadonlySet<number>;
}

type Step = () => Promise<void>;
const atOnce = 24;

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Begins a payment of each order and sends `count` webhooks about them, in a random order and with repetitions, while the gateways decide:
 * most pay, some pay another amount or in another currency, some cancel, some pay after they cancelled or cancel after they paid,
 * some never decide. One webhook in fifty has a wrong secret, one in fifty speaks of a payment that nobody knows.
 */
export async function stormOfWebhooks(
  site: SiteClient,
  peers: GatewayPeers,
  {
    prepared,
    count,
    seed,
    methods,
  }: {
    prepared: readonly PreparedOrder[];
    count: number;
    seed: number;
    methods: readonly PeerKind[];
  },
): Promise<Storm> {
  const chance = seededChance(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)] as T;
  const answers: Record<number, number> = {};
  const begun: { id: number; totalMinor: number; kind: PeerKind; reference: string }[] = [];
  for (const { order } of prepared) {
    const kind = pick(methods);
    begun.push({ ...order, kind, reference: await site.begin(order, kind) });
  }
  const send = async (webhook: PeerWebhook) => {
    const status = await site.send(webhook);
    answers[status] = (answers[status] ?? 0) + 1;
  };
  const steps: Step[] = begun.flatMap(({ reference, totalMinor }) =>
    decisionsOf(chance(), totalMinor).map((change) => async () => peers.decide(reference, change)),
  );
  // Each payment is told of once at least; the others are told again.
  for (let index = 0; index < count; index++) {
    const { kind, reference } = begun[index] ?? pick(begun);
    const isFalse = index % 50 === 7;
    const isForeign = index % 50 === 29;
    steps.push(() =>
      send(
        isFalse
          ? peers.webhookOf(kind, reference, "whsec_hadam_a_hadam")
          : peers.webhookOf(kind, isForeign ? `neznama_${index}` : reference),
      ),
    );
  }
  for (let last = steps.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [steps[last], steps[other]] = [steps[other] as Step, steps[last] as Step];
  }
  await inTurns(steps);
  const paid = begun.filter(({ reference, totalMinor }) =>
    peers.reported.get(reference)?.some(isPaidInFull(totalMinor)),
  );
  return { webhooks: count, answers, paid: new Set(paid.map(({ id }) => id)) };
}

/** What a gateway decides of a payment, one after the other; the storm mixes their order too. */
function decisionsOf(luck: number, amountMinor: number): Partial<GatewayState>[] {
  if (luck < 0.6) return [{ status: "paid" }];
  if (luck < 0.7) return [{ status: "cancelled" }, { status: "paid" }];
  if (luck < 0.8) return [{ status: "paid" }, { status: "expired" }];
  if (luck < 0.85) return [{ status: "paid", amountMinor: amountMinor + 1 }];
  if (luck < 0.9) return [{ status: "paid", currency: "EUR" }];
  return luck < 0.95 ? [{ status: "cancelled" }] : [];
}

const isPaidInFull = (totalMinor: number) => (state: GatewayState) =>
  state.status === "paid" && state.currency === "CZK" && state.amountMinor === totalMinor;

async function inTurns(steps: readonly Step[]): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (;;) {
      const step = steps[next++];
      if (!step) return;
      await step();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
