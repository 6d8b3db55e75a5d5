import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import { makeListing } from "#test/make/listing.ts";
import { pictureBytes, uploadForm } from "#test/make/picture.ts";
import type { TestUser } from "#test/make/user.ts";
import { bidRequest } from "#test/rig/bid-request.ts";
import { openConnection } from "#test/rig/connection.ts";
import { openRawConnection } from "#test/rig/raw-connection.ts";
import { openSlowCrowd, type SlowCrowd } from "./slow-crowd.ts";

/** The short form of `npm run faults -- slow`: a smaller crowd and a server with shorter limits. */
const ofEachKind = 20;
let app: TestApp;
let bidders: TestUser[];
let lotId: number;
let listingId: number;
let port: number;
let crowd: SlowCrowd;

beforeAll(async () => {
  app = await createTestApp({
    sockets: { headersMs: 800, bodyMs: 800, uploadMs: 1_500, silenceMs: 1_500, checkMs: 100 },
  });
  bidders = await makeBidders(app.ctx, 3);
  lotId = (await makeAuction(app.ctx)).id;
  const [own] = bidders;
  const draft = await makeListing(app.ctx, { sellerId: own?.id ?? 0, status: "draft", publishedAt: null });
  port = Number(new URL(await app.app.listen({ port: 0, host: "127.0.0.1" })).port);
  listingId = draft.id;
  crowd = await openSlowCrowd(port, ofEachKind, { lotId, listingId, token: own?.token ?? "" });
});

afterAll(() => crowd?.close());

test("LI7: slow senders and readers are ended while everybody else bids and reads on", async () => {
  const slow = Promise.all([
    crowd.ended("silent"),
    crowd.ended("headers"),
    crowd.ended("body"),
    crowd.ended("upload"),
    crowd.ended("answers"),
  ]);
  let isOver = false;
  const over = slow.finally(() => {
    isOver = true;
  });
  const answered = await Promise.all(bidders.map((bidder, place) => bidUntil(() => isOver, bidder, place)));
  const [silent, headers, body, upload] = await over;
  for (const answers of [silent, headers, body, upload]) {
    expect(new Set(answers)).toEqual(new Set(["HTTP/1.1 408"]));
  }
  for (const statuses of answered) expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(answered.flat().filter((status) => status === 201).length).toBeGreaterThan(0);
});

test("whoever asks on and on without reading is cut off before the answers fill the memory", async () => {
  const { socket, gone } = await openRawConnection(port);
  socket.pause();
  socket.write("GET /api/openapi.json HTTP/1.1\r\nhost: kabinet\r\n\r\n".repeat(200));
  socket.resume();
  const { heard } = await gone;
  expect(heard.split("HTTP/1.1 200").length - 1).toBeLessThan(20);
});

test("what slow uploads held is free again", async () => {
  const { payload, headers } = uploadForm(await pictureBytes(40, 40));
  const upload = async () => {
    const { statusCode } = await app.app.inject({
      method: "POST",
      url: `/api/me/advertisements/${listingId}/images`,
      payload,
      headers: { ...headers, authorization: `Bearer ${bidders[0]?.token}` },
    });
    return statusCode;
  };
  // A refused connection lingers until its answer is read, and its upload keeps its place until then.
  await expect.poll(upload, { timeout: 60_000 }).toBe(201);
});

/** Bids and reads in turn on one kept-alive connection; returns the status of every answer. */
async function bidUntil(isOver: () => boolean, bidder: TestUser, place: number): Promise<number[]> {
  const connection = await openConnection(port);
  const statuses: number[] = [];
  for (let round = 0; !isOver(); round++) {
    const bid = { token: bidder.token, lotId, maximumMinor: 100_000 * (round * 3 + place + 1) };
    const answers = [
      await connection.send(bidRequest({ ...bid, key: `slow-crowd-${place}-${round}` })),
      await connection.send(`GET /api/auctions/${lotId} HTTP/1.1\r\nhost: kabinet\r\n\r\n`),
    ];
    statuses.push(...answers.map(({ status }) => status));
  }
  connection.close();
  return statuses;
}
