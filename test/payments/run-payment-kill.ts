import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { sql } from "#server/db/query.ts";
import type { Site } from "#test/rig/open-site.ts";
import { checkPayments } from "./check-payments.ts";
import { clientOf, untilHandedOut } from "./client-of.ts";
import type { GatewayPeers } from "./gateway-peers.ts";
import { type PreparedOrder, preparePayments } from "./prepare-payments.ts";

/**
 * Where a server is when it is killed: it has booked the money and not granted anything; it is about to book the money; or
 * anywhere, a few milliseconds after the webhook.
 */
export const killMoments = ["before the grant", "before the booking", "anywhere"] as const;
export type KillMoment = (typeof killMoments)[number];

export interface KillRound {
  readonly moment: KillMoment;
  /** Payments that were paid for. */
  readonly payments: number;
  /** Of these, booked when the server died, and granted by then. */
  readonly booked: number;
  readonly granted: number;
  readonly faults: readonly string[];
}

const paymentsEach = 5;
const patienceMs = 60_000;

/**
 * Has a gateway tell one server of payments and kills it with `kill -9` at the given moment, which a lock of the run's own on what the
 * server needs next makes certain. Then the gateway tells again, as it does where nobody answered, and all is looked at.
 */
export async function runPaymentKill(
  site: Site,
  peers: GatewayPeers,
  { moment, victim }: { moment: KillMoment; victim: 0 | 1 },
): Promise<KillRound> {
  const { ctx, ports } = site;
  const { prepared } = await preparePayments(ctx, paymentsEach);
  const references: string[] = [];
  for (const { order } of prepared) references.push(await clientOf(ports).begin(order, "comgate"));
  for (const reference of references) peers.decide(reference, { status: "paid" });
  const holder = moment === "anywhere" ? null : await hold(site, moment, prepared);
  try {
    const webhooks = references.map((reference) =>
      clientOf([ports[victim] ?? 0])
        .send(peers.webhookOf("comgate", reference))
        .catch(() => 0),
    );
    if (moment === "before the grant") await Promise.all(webhooks);
    await (holder ? untilSomebodyWaits(holder) : pause(Math.random() * 60));
    await site.killServer(victim);
    const { booked, granted } = await stateOf(site, prepared);
    await release(holder);
    await Promise.all(webhooks);
    await site.start(victim);
    const client = clientOf(ports);
    const reported = await Promise.all(references.map((each) => client.send(peers.webhookOf("comgate", each))));
    await untilHandedOut(ctx, patienceMs);
    const faults = await checkPayments(ctx, prepared, () => true);
    const silent = reported.filter((status) => status !== 200).map((status) => `told again, it answered ${status}`);
    return { moment, payments: paymentsEach, booked, granted, faults: [...faults, ...silent] };
  } finally {
    await release(holder);
  }
}

/** Locks what stands in the way of the grant (the listings) or of the booking (the orders). */
async function hold(
  { ctx }: Site,
  moment: KillMoment,
  prepared: readonly PreparedOrder[],
): Promise<{ client: pg.PoolClient; isOpen: boolean }> {
  const client = await ctx.db.$client.connect();
  await client.query("begin");
  const [table, ids] =
    moment === "before the grant"
      ? ["listings", prepared.map(({ listingId }) => listingId)]
      : ["orders", prepared.map(({ order }) => order.id)];
  await client.query(`select id from ${table} where id = any($1) for update`, [ids]);
  return { client, isOpen: true };
}

async function release(holder: { client: pg.PoolClient; isOpen: boolean } | null): Promise<void> {
  if (!holder?.isOpen) return;
  holder.isOpen = false;
  await holder.client.query("rollback");
  holder.client.release();
}

/** Until a server waits for the lock. */
async function untilSomebodyWaits({ client }: { client: pg.PoolClient }): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await client.query(
      "select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid)) limit 1",
    );
    if (rows.length > 0) return;
    if (performance.now() > end) throw new Error("no server came to what was held");
    await pause(5);
  }
}

async function stateOf({ ctx }: Site, prepared: readonly PreparedOrder[]) {
  const ids = prepared.map(({ order }) => order.id);
  const { rows } = await ctx.db.execute<{ booked: number; granted: number }>(sql`
    select count(*) filter (where o.paid_at is not null)::int as booked,
      count(*) filter (where t.granted_from is not null)::int as granted
    from orders o join toppings t on t.order_id = o.id where o.id in ${ids}`);
  return { booked: rows[0]?.booked ?? 0, granted: rows[0]?.granted ?? 0 };
}
