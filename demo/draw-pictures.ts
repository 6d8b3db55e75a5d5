import { availableParallelism } from "node:os";
import type { Ctx } from "#server/context.ts";
import { readyEncodedPicture } from "#server/features/media/ready-picture.ts";
import { type DrawingProcess, startDrawingProcess } from "./gallery/drawing-process.ts";
import { countWaitingPictures, type NextPictures, nextPictures } from "./gallery/next-pictures.ts";
import { nextStill } from "./gallery/next-still.ts";

export interface Drawing {
  /** Pictures drawn since the start and still waiting; `waiting` is null until they have been counted. */
  progress(): { drawn: number; waiting: number | null };
  /** Settles when nothing is left to be drawn, or after `stop`. It never rejects: failures are in the log. */
  readonly done: Promise<void>;
  stop(): Promise<void>;
}

const mostAtOnce = 2;
/** Lots stand above the articles on the home page, so their pictures are drawn first. */
const lotsFirst = 20;

/** Draws the pictures that the demo has left places for, beside the running server, and goes on after a restart. */
export function startDrawing(ctx: Ctx): Drawing {
  const run: Run = { ctx, drawn: 0, waiting: null, taken: new Set(), isStopped: false, process: null };
  const done = drawAll(run)
    .catch((error) => {
      if (!run.isStopped) ctx.log.error({ err: error }, "drawing stopped; the next start goes on");
    })
    .finally(() => run.process?.stop());
  return {
    progress: () => ({ drawn: run.drawn, waiting: run.waiting }),
    done,
    stop: async () => {
      run.isStopped = true;
      run.process?.stop();
      await done;
    },
  };
}

interface Run {
  readonly ctx: Ctx;
  drawn: number;
  waiting: number | null;
  /** Pictures that are being drawn or were given up. */
  readonly taken: Set<string>;
  isStopped: boolean;
  process: DrawingProcess | null;
}

async function drawAll(run: Run): Promise<void> {
  run.waiting = await countWaitingPictures(run.ctx);
  if (run.waiting === 0 || run.isStopped) return;
  const pencil = startDrawingProcess();
  run.process = pencil;
  const lanes = Math.min(mostAtOnce, availableParallelism());
  let picking: Promise<unknown> = Promise.resolve();
  /** Looks come one after another, so that two lanes never take the same picture. */
  const pick = (): Promise<NextPictures | undefined> => {
    const picked = picking.then(() => takeNext(run));
    picking = picked.catch(() => {});
    return picked;
  };
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = await pick(); next && !run.isStopped; next = await pick())
        await draw(run, pencil, next);
    }),
  );
  if (!run.isStopped) run.ctx.log.info({ pictures: run.drawn }, "the demo's pictures are drawn");
}

async function takeNext(run: Run): Promise<NextPictures | undefined> {
  if (run.isStopped) return undefined;
  const still = run.taken.size < lotsFirst ? undefined : await nextStill(run.ctx, run.taken);
  const lot = still ? [] : await nextPictures(run.ctx, run.taken, 1);
  const next = still ?? lot[0] ?? (await nextStill(run.ctx, run.taken));
  for (const id of next?.ids.values() ?? []) run.taken.add(id);
  return next;
}

/** Gives up a good that cannot be drawn and goes on with the others; ends when the drawing process is gone. */
async function draw(run: Run, pencil: DrawingProcess, { spec, ids }: NextPictures): Promise<void> {
  try {
    for (const { role, encoded } of await pencil.draw(spec, [...ids.keys()])) {
      const id = ids.get(role);
      if (id && (await readyEncodedPicture(run.ctx, id, encoded))) run.drawn += 1;
    }
  } catch (error) {
    if (!pencil.isRunning()) throw error;
    run.ctx.log.warn({ err: error, spec }, "this good could not be drawn");
  }
  run.waiting = Math.max(0, (run.waiting ?? 0) - ids.size);
}
