import { once } from "node:events";
import { connect } from "node:net";
import type { Delays, Opening, Wish } from "./gather-audience.ts";

/** When a viewer got the change with a number; numbers rise, and a later one stands for those before it. */
interface Viewer {
  readonly numbers: number[];
  readonly times: number[];
}

const viewers: Viewer[] = [];
const openAtOnce = 50;
const giveUpMs = 20_000;
let eventBytes = 0;

async function open({ port, path, count, reads }: Opening): Promise<void> {
  for (let opened = 0; opened < count; opened += openAtOnce) {
    const some = Math.min(openAtOnce, count - opened);
    await Promise.all(Array.from({ length: some }, () => openOne(port, path, reads)));
  }
}

async function openOne(port: number, path: string, reads: boolean): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => process.exit(1));
  await once(socket, "connect");
  const viewer: Viewer = { numbers: [], times: [] };
  const first = Promise.withResolvers<void>();
  socket.on("data", (chunk) => {
    const number = lastNumber(Buffer.from(chunk));
    if (number === null) return;
    viewer.numbers.push(number);
    viewer.times.push(performance.timeOrigin + performance.now());
    eventBytes = chunk.length;
    if (!reads) socket.pause();
    first.resolve();
  });
  socket.write(`GET ${path} HTTP/1.1\r\nhost: bench\r\naccept: text/event-stream\r\n\r\n`);
  await first.promise;
  if (reads) viewers.push(viewer);
}

/** The number of the last event in a chunk; events are small enough to come whole. */
function lastNumber(chunk: Buffer): number | null {
  const at = chunk.lastIndexOf("\nid: ");
  return at === -1 ? null : Number.parseInt(chunk.toString("latin1", at + 5, at + 20), 10);
}

async function measure(sent: readonly (readonly [number, number])[]): Promise<Delays> {
  const last = sent.at(-1)?.[0] ?? 0;
  const deadline = performance.now() + giveUpMs;
  while (viewers.some(({ numbers }) => (numbers.at(-1) ?? 0) < last)) {
    if (performance.now() > deadline) throw new Error("Some viewers have not got the last change");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const delays: number[] = [];
  for (const { numbers, times } of viewers) {
    let at = 0;
    for (const [number, sentAt] of sent) {
      while ((numbers[at] ?? Number.POSITIVE_INFINITY) < number) at++;
      delays.push((times[at] ?? Number.POSITIVE_INFINITY) - sentAt);
    }
  }
  delays.sort((a, b) => a - b);
  const quantile = (share: number) =>
    Math.round((delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? 0) * 10) / 10;
  return {
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    max: quantile(1),
    deliveries: delays.length,
  };
}

process.once("disconnect", () => process.exit(0));
process.on("message", async (wish: Wish) => {
  if (wish.wish === "open") await open(wish.opening);
  process.send?.(wish.wish === "open" ? {} : { delays: await measure(wish.sent), eventBytes });
});
