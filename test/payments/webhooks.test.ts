import { expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";
import { makeUser } from "#test/make/user.ts";
import { checkPayments, readBalances } from "./check-payments.ts";
import { openGatewayPeers } from "./gateway-peers.ts";
import { preparePayments } from "./prepare-payments.ts";
import { settleAll } from "./settle-all.ts";
import { stormOfWebhooks } from "./storm-of-webhooks.ts";

/** The short form of `npm run faults -- webhooks`. */
const payments = 30;
const webhooks = 300;

test("webhooks of three gateways in random order, repeated, false and foreign ones among them, end in the one right state", async () => {
  const peers = await openGatewayPeers();
  const site = await createTestApp({ ports: { gateways: peers.gateways }, databaseSize: 16 });
  try {
    const { prepared } = await preparePayments(site.ctx, payments);
    const seed = Number(process.env.KABINET_SEED);
    const storm = await stormOfWebhooks(
      {
        begin: async ({ id, hash }, method) => {
          const answer = await site.as(null).post(`/api/orders/${id}/${hash}/payments`, { method });
          return answer.json().data.url.split("/").at(-1);
        },
        send: async ({ path, headers, body }) =>
          (await site.app.inject({ method: body ? "POST" : "GET", url: path, headers, payload: body })).statusCode,
      },
      peers,
      { prepared, count: webhooks, seed, methods: ["comgate", "gopay", "stripe"] },
    );
    await site.drainEvents();
    expect(Object.keys(storm.answers).sort(), `seed ${seed}`).toEqual(["200", "400"]);
    expect(storm.paid.size).toBeGreaterThan(payments / 3);
    expect(await checkPayments(site.ctx, prepared, (id) => storm.paid.has(id)), `seed ${seed}`).toEqual([]);
    const operator = await makeUser(site.ctx, { scopes: ["finance"] });
    await settleAll(site.ctx, operator.id);
    const left = [...(await readBalances(site.ctx)).values()].filter((amount) => amount !== 0);
    expect(left, "nothing is left on any account").toEqual([]);
  } finally {
    peers.close();
  }
});
