import { type Line, mayPrefetch } from "./may-prefetch.ts";

const acts = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Runs `load` once, with the visitor's first move, touch or key: what a press may need is then on its way before the press.
 * Where data are to be saved nothing comes ahead. Returns how to stop waiting.
 */
export function atFirstAct(load: () => Promise<unknown>): () => void {
  if (!mayPrefetch((navigator as { connection?: Line }).connection)) return () => {};
  const act = () => {
    stop();
    // What cannot be had now is asked for again when it is needed, and is told then.
    load().catch(() => {});
  };
  const stop = () => {
    for (const kind of acts) window.removeEventListener(kind, act, { capture: true });
  };
  for (const kind of acts) window.addEventListener(kind, act, { capture: true, passive: true });
  return stop;
}
