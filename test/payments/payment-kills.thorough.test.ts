import { afterAll, beforeAll, expect, test } from "vitest";
import { type House, openHouse } from "#test/rig/open-house.ts";
import { type GatewayPeers, openGatewayPeers } from "./gateway-peers.ts";
import { killMoments, runPaymentKill } from "./run-payment-kill.ts";

/** The short form of `npm run faults -- payments`. */
let peers: GatewayPeers;
let house: House;

beforeAll(async () => {
  peers = await openGatewayPeers();
  house = await openHouse(undefined, peers.settings);
});
afterAll(async () => {
  await house?.close();
  peers?.close();
});

test.each(killMoments)("kill -9 of a server %s: nothing paid is lost or given twice", async (moment) => {
  const round = await runPaymentKill(house, peers, { moment, victim: 1 });
  expect(round.faults).toEqual([]);
  if (moment === "before the grant") expect(round).toMatchObject({ booked: round.payments });
  if (moment === "before the booking") expect(round).toMatchObject({ booked: 0, granted: 0 });
});
