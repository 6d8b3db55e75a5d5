import { makeUser } from "#test/make/user.ts";
import type { Site } from "#test/rig/open-site.ts";
import { checkPayments, readBalances } from "./check-payments.ts";
import { clientOf, untilHandedOut } from "./client-of.ts";
import type { GatewayPeers } from "./gateway-peers.ts";
import { preparePayments } from "./prepare-payments.ts";
import { settleAll } from "./settle-all.ts";
import { stormOfWebhooks } from "./storm-of-webhooks.ts";

const patienceMs = 120_000;

export interface WebhooksRun {
  readonly payments: number;
  readonly webhooks: number;
  readonly seed: number;
  readonly answers: Record<number, number>;
  readonly paid: number;
  readonly webhooksASecond: number;
  /** Haléře that are left on the accounts after all was given back. */
  readonly left: number;
  readonly faults: readonly string[];
}

/** Sends webhooks to two servers on one database, then looks at every payment, and gives all money back. */
export async function runWebhooks(
  { ctx, ports }: Site,
  peers: GatewayPeers,
  { payments, webhooks, seed }: { payments: number; webhooks: number; seed: number },
): Promise<WebhooksRun> {
  const { prepared } = await preparePayments(ctx, payments);
  const startedAt = performance.now();
  const storm = await stormOfWebhooks(clientOf(ports), peers, {
    ...{ prepared, seed, count: webhooks },
    methods: ["comgate"],
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  await untilHandedOut(ctx, patienceMs);
  const faults = await checkPayments(ctx, prepared, (id) => storm.paid.has(id));
  const strange = Object.keys(storm.answers).filter((status) => status !== "200" && status !== "400");
  const operator = await makeUser(ctx, { scopes: ["finance"] });
  await settleAll({ ...ctx, ports: { ...ctx.ports, gateways: peers.gateways } }, operator.id);
  const balances = await readBalances(ctx);
  return {
    ...{ payments, webhooks, seed, answers: storm.answers, paid: storm.paid.size },
    webhooksASecond: Math.round(webhooks / seconds),
    left: [...balances.values()].reduce((sum, amount) => sum + Math.abs(amount), 0),
    faults: [...faults, ...strange.map((status) => `a webhook was answered ${status}`)],
  };
}
