import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Evening, Seen, Times } from "./gather-viewers.ts";

/** A viewer opens a page so often (ms), and looks at nothing else meanwhile. */
const pageEveryMs = 10_000;
/** One page in so many is followed by a heart. */
const pagesPerHeart = 20;

/** As many connections as are needed, kept open, as browsers keep theirs. */
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });

const seen = { pages: [] as number[], session: [] as number[], errors: [] as string[], hearts: 0 };

interface Call {
  readonly method?: string;
  readonly headers: Record<string, string>;
  readonly body?: object;
}

/** Sends a request and reads the whole answer, which is text only where it is wanted; resolves with its time in ms. */
async function call(port: number, path: string, { method = "GET", headers, body }: Call) {
  const startedAt = performance.now();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ host: "localhost", port, path, method, agent, headers }, resolve);
    sent.on("error", reject);
    sent.end(body && JSON.stringify(body));
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const isOk = (answer.statusCode ?? 0) < 400;
  if (!isOk) seen.errors.push(`${answer.statusCode} of ${method} ${path}`);
  return { ms: performance.now() - startedAt, isOk, text: () => Buffer.concat(chunks).toString() };
}

/** Where a viewer sits: with an address of the own, so that limits by address stand in nobody's way. */
interface Place {
  readonly address: string;
  readonly startsAfterMs: number;
}

async function watch({ port, paths, runMs }: Evening, token: string | null, place: Place): Promise<void> {
  const endsAt = performance.now() + runMs;
  await pause(place.startsAfterMs);
  const cookie = `adult=yes; cookies-show=hidden${token ? `; auth._token.local=${token}` : ""}`;
  const from = { "x-forwarded-for": place.address };
  const page = { ...from, accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd", cookie };
  const api = {
    ...from,
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "accept-encoding": "gzip",
  };
  let list: string | null = null;
  while (performance.now() < endsAt) {
    const turnAt = performance.now();
    const { path, listing } = paths[Math.floor(Math.random() * paths.length)] ?? { path: "/", listing: null };
    seen.pages.push((await call(port, path, { headers: page })).ms);
    if (token) {
      const asked = listing === null ? "" : `?for=${listing}`;
      seen.session.push((await call(port, `/api/me/session${asked}`, { headers: api })).ms);
      if (listing !== null && Math.random() * pagesPerHeart < 1) {
        list ??= await openList(port, api);
        const body = { productId: listing };
        const isWatched =
          list && (await call(port, `/api/wishlist/${list}`, { method: "PUT", headers: api, body })).isOk;
        if (isWatched) seen.hearts++;
      }
    }
    await pause(Math.max(0, pageEveryMs - (performance.now() - turnAt)));
  }
}

async function openList(port: number, headers: Record<string, string>): Promise<string | null> {
  const answer = await call(port, "/api/wishlist", { method: "POST", headers, body: {} });
  return answer.isOk ? JSON.parse(answer.text()).temp_id : null;
}

function timesOf(values: number[]): Times {
  const rising = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round((rising[Math.min(rising.length - 1, Math.floor(rising.length * share))] ?? 0) * 10) / 10;
  return { count: rising.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

process.once("disconnect", () => process.exit(0));
process.on("message", async (evening: Evening) => {
  Object.assign(seen, { pages: [], session: [], errors: [], hearts: 0 });
  await Promise.all(
    evening.tokens.map((token, index) => {
      const address = `10.${index >> 8}.${index & 255}.1`;
      return watch(evening, token, { address, startsAfterMs: (index / evening.tokens.length) * pageEveryMs });
    }),
  );
  const found: Seen = {
    pages: timesOf(seen.pages),
    session: timesOf(seen.session),
    hearts: seen.hearts,
    errors: [...new Set(seen.errors)],
    errorCount: seen.errors.length,
  };
  process.send?.(found);
});
