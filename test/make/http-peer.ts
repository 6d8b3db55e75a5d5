import { afterAll } from "vitest";
import { openHttpPeer, type PeerAnswer, type PeerCall } from "#test/rig/http-peer.ts";

/** An HTTP server on this machine that stands for a service of others; gone when the test file is done. Returns its address. */
export async function makeHttpPeer(answer: (call: PeerCall) => PeerAnswer): Promise<string> {
  const { url, close } = await openHttpPeer(answer);
  afterAll(close);
  return url;
}
