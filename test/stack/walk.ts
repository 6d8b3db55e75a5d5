import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { randomBytes, randomUUID } from "node:crypto";
import sharp from "sharp";
import type { LotEvent } from "#contract/bids/live.ts";
import { readLots } from "#test/event-reader.ts";
import { uploadForm } from "#test/make/picture.ts";
import type { Stack } from "./open-stack.ts";

/** Nearly as large as the server takes. */
const pictureBytes = 19 * 1024 ** 2;
const visitors = 4;

/** Each step throws where the stack does not do what it should, and returns what it has seen. */
export async function firstPageIsServed({ url }: Stack): Promise<string> {
  const answer = await fetch(url);
  const page = await answer.text();
  strictEqual(answer.status, 200);
  const [, style = "/"] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
  strictEqual((await fetch(url + style)).headers.get("content-type")?.split(";")[0], "text/css");
  return `a page of ${page.length} characters and its styles`;
}

/** A bid through the proxy is heard on streams of both webs and through the proxy, which must not hold it back. */
export async function bidIsHeard({ url, webs }: Stack): Promise<string> {
  const headers = { ...(await signIn(url)), "content-type": "application/json" };
  const found = await fetch(`${url}/api/auctions`);
  const { items } = (await found.json()) as { items: { id: number; saleMode: string }[] };
  const ids = items.filter(({ saleMode }) => saleMode === "auction").map(({ id }) => id);
  const streams = await Promise.all([url, ...webs].map((from) => readLots(`${from}/api/events?auctions=${ids}`)));
  const refusals: string[] = [];
  try {
    deepStrictEqual(
      streams.map(({ status }) => status),
      streams.map(() => 200),
    );
    for (const id of ids) {
      const lot = (await streams[0]?.until((event) => event.data.id === id))?.data;
      if (!lot?.nextMinimum) continue;
      const body = JSON.stringify({ maximum: lot.nextMinimum });
      const key = { "idempotency-key": randomUUID() };
      const answer = await fetch(`${url}/api/auctions/${id}/bids`, {
        method: "POST",
        headers: { ...headers, ...key },
        body,
      });
      if (answer.ok) return `a bid on ${id}, ${await hear(streams, lot)}`;
      refusals.push(await answer.text());
    }
  } finally {
    for (const stream of streams) stream.close();
  }
  throw new Error(`No lot takes a bid: ${refusals.join(" ")}`);
}

async function hear(streams: Awaited<ReturnType<typeof readLots>>[], before: LotEvent): Promise<string> {
  const since = performance.now();
  for (const stream of streams)
    await stream.until(({ data }) => data.id === before.id && data.bidCount > before.bidCount);
  const heardMs = Math.round(performance.now() - since);
  ok(heardMs < 2_000, `heard after ${heardMs} ms`);
  return `heard by the proxy and both webs within ${heardMs} ms of its answer`;
}

/** A large picture goes through the proxy and is served. */
export async function pictureIsServed({ url }: Stack): Promise<string> {
  const { payload, headers } = uploadForm(await noise(pictureBytes));
  const stored = await fetch(`${url}/api/me/avatar`, {
    method: "POST",
    headers: { ...(await signIn(url)), ...headers },
    body: new Uint8Array(payload),
  });
  strictEqual(stored.status, 201, `the picture: ${stored.status}`);
  const { data } = (await stored.json()) as { data: { avatar_file_name: string } };
  const served = await fetch(url + data.avatar_file_name);
  deepStrictEqual([served.status, served.headers.get("content-type")], [200, "image/webp"]);
  return `${Math.round(payload.length / 1024 ** 2)} MB taken, ${(await served.bytes()).length} bytes served`;
}

/** A JPEG of random points with some more bytes than asked for behind its end, where readers ignore them. */
async function noise(bytes: number): Promise<Buffer> {
  const size = 1_500;
  const raw = { width: size, height: size, channels: 3 } as const;
  const jpeg = await sharp(randomBytes(size * size * 3), { raw })
    .jpeg({ quality: 90 })
    .toBuffer();
  return Buffer.concat([jpeg, randomBytes(bytes - jpeg.length)]);
}

/** Visitors ask without a pause while one web after the other stops and starts. */
export async function nothingIsRefused({ url, webs, restartWeb }: Stack): Promise<string> {
  const statuses = new Map<number, number>();
  let isOver = false;
  const ask = async () => {
    while (!isOver) {
      // An address of its own each time, so that no page comes from memory.
      const { status } = await fetch(`${url}/api/auctions?q=${randomUUID().slice(0, 8)}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const asking = Promise.all(Array.from({ length: visitors }, ask));
  try {
    for (const which of webs.keys()) await Promise.race([restartWeb(which), asking]);
  } finally {
    isOver = true;
  }
  await asking;
  deepStrictEqual([...statuses.keys()], [200], `answers: ${JSON.stringify([...statuses])}`);
  return `${statuses.get(200)} requests answered while both webs were restarted`;
}

async function signIn(url: string): Promise<{ authorization: string }> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "kupujici@kabinet.test", password: "kabinet-demo-2026" }),
  });
  strictEqual(answer.status, 200, `signing in: ${answer.status}`);
  return { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
}
