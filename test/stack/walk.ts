import { deepStrictEqual, match, ok, strictEqual } from "node:assert/strict";
import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import type { LotEvent } from "#contract/bids/live.ts";
import { readLots } from "#test/event-reader.ts";
import { uploadForm } from "#test/make/picture.ts";
import type { Stack } from "./open-stack.ts";

/** Nearly as large as the server takes. */
const pictureBytes = 19 * 1024 ** 2;
const visitors = 4;
/** Slowly enough for the limits on one address's searches and one person's bids (rule LI10). */
const askEveryMs = 120;
const bidEveryMs = 1_500;

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
  const person = await signIn(url);
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
      const answer = await bidOn(url, person, id, lot.nextMinimum);
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

/** One web after the other stops and starts while people ask, bid and listen. */
export function nothingIsRefused(stack: Stack): Promise<string> {
  return whileInUse(stack, async () => {
    for (const which of stack.webs.keys()) await stack.restartWeb(which);
  });
}

/** A newer version has been here: the webs open when they are told that they were rolled back, and not before; people ask, bid and listen. */
export async function versionGoesBack(stack: Stack): Promise<string> {
  await stack.run("update drizzle.functions set version = '{999,0,0}'");
  return whileInUse(stack, async () => {
    const refused = await stack.restartWeb(0).catch((error: Error) => error.message);
    match(String(refused), /newer version of Kabinet/);
    for (const which of stack.webs.keys()) await stack.restartWeb(which, { ROLLED_BACK: "1" });
  });
}

/**
 * Visitors ask without a pause and two people outbid each other while `work` goes on; all of it is answered, and who listens by a stream,
 * opening another one when it ends, knows the price at the end.
 */
async function whileInUse(stack: Stack, work: () => Promise<void>): Promise<string> {
  const { url } = stack;
  const statuses = new Map<number, number>();
  const count = ({ status }: Response) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  let isOver = false;
  // An address of its own each time, so that no page comes from memory.
  const ask = async () => {
    for (; !isOver; await pause(askEveryMs)) count(await fetch(`${url}/api/auctions?q=${randomUUID().slice(0, 8)}`));
  };
  const people = [await signIn(url), await signIn(url, "prodejce@kabinet.test")];
  const { id } = await lotForBoth(url, people);
  const heard = { bids: 0, minimum: 0, streams: 0 };
  const listen = async () => {
    while (!isOver) {
      const stream = await readLots(`${url}/api/events?auctions=${id}`);
      heard.streams += 1;
      const close = setInterval(() => isOver && stream.close(), 50);
      for (let seen = 0, ended = false; !ended; ) {
        ended = await Promise.race([stream.ended.then(() => true), pause(50, false)]);
        for (; seen < stream.events.length; seen++) {
          const lot = stream.events[seen]?.data;
          if (lot?.id === id) Object.assign(heard, { bids: lot.bidCount, minimum: lot.nextMinimum ?? 0 });
        }
      }
      clearInterval(close);
    }
  };
  const bid = async () => {
    for (let turn = 0; !isOver; turn++) {
      if (heard.minimum > 0) count(await bidOn(url, people[turn % 2] ?? {}, id, heard.minimum));
      await pause(bidEveryMs);
    }
  };
  const inUse = [...Array.from({ length: visitors }, ask), bid(), listen()];
  try {
    await Promise.race([work(), Promise.all(inUse)]);
    await pause(bidEveryMs * 2);
  } finally {
    isOver = true;
  }
  await Promise.all(inUse);
  const odd = [...statuses.keys()].filter((status) => status >= 500 || status === 429);
  deepStrictEqual(odd, [], `answers: ${JSON.stringify([...statuses])}`);
  const now = (await (await fetch(`${url}/api/auctions/${id}`)).json()) as { data?: LotEvent } & LotEvent;
  strictEqual(heard.bids, (now.data ?? now).bidCount, "bids heard by the streams");
  return `${[...statuses.values()].reduce((sum, each) => sum + each, 0)} requests answered, ${statuses.get(201) ?? 0} bids among them, ${heard.streams} streams`;
}

/** The first lot that takes bids of both. */
async function lotForBoth(url: string, people: readonly Record<string, string>[]): Promise<{ id: number }> {
  const { items } = (await (await fetch(`${url}/api/auctions`)).json()) as {
    items: { id: number; saleMode: string }[];
  };
  for (const { id } of items.filter(({ saleMode }) => saleMode === "auction")) {
    const stream = await readLots(`${url}/api/events?auctions=${id}`);
    const takes = [];
    for (const [index, person] of people.entries()) {
      const { data } = await stream.until((event) => event.data.id === id && takes.length === index);
      const { nextMinimum } = stream.events.at(-1)?.data ?? data;
      takes.push(nextMinimum !== null && (await bidOn(url, person, id, nextMinimum * (index + 1))).ok);
      await pause(bidEveryMs);
    }
    stream.close();
    if (takes.every(Boolean)) return { id };
  }
  throw new Error("no lot takes bids of both");
}

function bidOn(url: string, person: Record<string, string>, id: number, maximum: number): Promise<Response> {
  return fetch(`${url}/api/auctions/${id}/bids`, {
    method: "POST",
    headers: { ...person, "content-type": "application/json", "idempotency-key": randomUUID() },
    body: JSON.stringify({ maximum }),
  });
}

async function signIn(url: string, email = "kupujici@kabinet.test"): Promise<{ authorization: string }> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "kabinet-demo-2026" }),
  });
  strictEqual(answer.status, 200, `signing in: ${answer.status}`);
  return { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
}
