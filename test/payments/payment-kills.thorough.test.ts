import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type Site } from "#test/rig/open-site.ts";
import { type GatewayPeers, openGatewayPeers } from "./gateway-peers.ts";
import { killMoments, runPaymentKill } from "./run-payment-kill.ts";

/** The short form of `npm run faults -- payments`. */
let peers: GatewayPeers;
let site: Site;

beforeAll(async () => {
  peers = await openGatewayPeers();
  site = await openSite(undefined, peers.settings);
});
afterAll(async () => {
  await site?.close();
  peers?.close();
});

test.each(killMoments)("kill -9 of a server %s: nothing paid is lost or given twice", async (moment) => {
  const round = await runPaymentKill(site, peers, { moment, victim: 1 });
  expect(round.faults).toEqual([]);
  if (moment === "before the grant") expect(round).toMatchObject({ booked: round.payments });
  if (moment === "before the booking") expect(round).toMatchObject({ booked: 0, granted: 0 });
});
