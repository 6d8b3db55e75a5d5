import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import type { Ctx } from "#server/context.ts";
import { Busy } from "#server/errors.ts";
import { drawSharePicture } from "./draw-share-picture.ts";
import type { ShareFacts } from "./share-facts.ts";

/** Bytes of drawn pictures that a process keeps; one is about 60 kB. */
const cachedBytes = 24 * 1024 * 1024;
/** At most this many pictures wait to be drawn: one is drawn at a time, and it takes a core for a tenth of a second. */
const mostWaiting = 20;
const retryAfterSeconds = 5;

interface Easel {
  readonly stored: LRUCache<string, Buffer>;
  readonly underway: Map<string, Promise<Buffer>>;
  /** The last drawing that has begun or waits. */
  last: Promise<unknown>;
}

const newEasel = (): Easel => ({
  stored: new LRUCache({ maxSize: cachedBytes, sizeCalculation: ({ length }) => length }),
  underway: new Map(),
  last: Promise.resolve(),
});

/** Whether a picture lies ready, or is being drawn already. */
export function isSharePictureDrawn(ctx: Ctx, address: string): boolean {
  const { stored, underway } = ctx.state.of(newEasel);
  return stored.has(address) || underway.has(address);
}

/** The picture at an address, drawn once; callers who ask for it meanwhile share the drawing. */
export function getSharePicture(ctx: Ctx, address: string, facts: ShareFacts): Promise<Buffer> {
  const easel = ctx.state.of(newEasel);
  const stored = easel.stored.get(address);
  if (stored) return Promise.resolve(stored);
  const before = easel.underway.get(address);
  if (before) return before;
  if (easel.underway.size >= mostWaiting) throw new Busy(retryAfterSeconds);
  const drawing = easel.last.then(() => draw(ctx, facts));
  easel.underway.set(address, drawing);
  easel.last = drawing.then(
    (picture) => easel.stored.set(address, picture),
    // The caller gets the failure; the next drawing must not.
    () => undefined,
  );
  const finished = () => easel.underway.delete(address);
  void drawing.then(finished, finished);
  return drawing;
}

async function draw(ctx: Ctx, facts: ShareFacts): Promise<Buffer> {
  return drawSharePicture(facts, await readPhoto(ctx, facts.picture));
}

/** The file of the next width above the place's; null where there is none. */
async function readPhoto(ctx: Ctx, picture: ShareFacts["picture"]): Promise<Buffer | null> {
  if (!picture) return null;
  const rising = picture.widths.toSorted((a, b) => a - b);
  const wanted = rising.find((width) => width >= 640) ?? rising.at(-1);
  const file = await ctx.ports.storage.get(`${picture.id}/${wanted}.webp`);
  return file && buffer(file.stream);
}
