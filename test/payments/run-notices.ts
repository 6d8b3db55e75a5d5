import { makeUser } from "#test/make/user.ts";
import type { House } from "#test/rig/open-house.ts";
import { checkPayments, readBalances } from "./check-payments.ts";
import { doorOf, untilHandedOut } from "./door-of.ts";
import type { GatewayPeers } from "./gateway-peers.ts";
import { preparePayments } from "./prepare-payments.ts";
import { settleAll } from "./settle-all.ts";
import { stormOfNotices } from "./storm-of-notices.ts";

const patienceMs = 120_000;

export interface NoticesRun {
  readonly payments: number;
  readonly notices: number;
  readonly seed: number;
  readonly answers: Record<number, number>;
  readonly paid: number;
  readonly noticesASecond: number;
  /** Haléře that are left on the accounts after all was given back. */
  readonly left: number;
  readonly faults: readonly string[];
}

/** Sends notices to two servers on one database, then looks at every payment, and gives all money back. */
export async function runNotices(
  { ctx, ports }: House,
  peers: GatewayPeers,
  { payments, notices, seed }: { payments: number; notices: number; seed: number },
): Promise<NoticesRun> {
  const { prepared } = await preparePayments(ctx, payments);
  const startedAt = performance.now();
  const storm = await stormOfNotices(doorOf(ports), peers, {
    ...{ prepared, seed, count: notices },
    methods: ["comgate"],
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  await untilHandedOut(ctx, patienceMs);
  const faults = await checkPayments(ctx, prepared, (id) => storm.paid.has(id));
  const strange = Object.keys(storm.answers).filter((status) => status !== "200" && status !== "400");
  const keeper = await makeUser(ctx, { scopes: ["finance"] });
  await settleAll({ ...ctx, ports: { ...ctx.ports, gateways: peers.gateways } }, keeper.id);
  const balances = await readBalances(ctx);
  return {
    ...{ payments, notices, seed, answers: storm.answers, paid: storm.paid.size },
    noticesASecond: Math.round(notices / seconds),
    left: [...balances.values()].reduce((sum, amount) => sum + Math.abs(amount), 0),
    faults: [...faults, ...strange.map((status) => `a notice was answered ${status}`)],
  };
}
