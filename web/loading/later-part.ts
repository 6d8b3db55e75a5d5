import { lazy } from "react";
import { isCodeMissing } from "./limit-reloads.ts";
import { isLineThere, pauseForLine } from "./line.ts";

/** React's `lazy` for a part of a page: one whose code cannot be had, since the line is gone, leaves the rest of it alone. */
export const laterPart: typeof lazy = (load) => lazy(() => loadPart(load));

/**
 * The code of a part, as soon as the line lets it come. Code that is missing though the server answers has gone with an older
 * version: that is thrown, and the page loaded anew (`limit-reloads.ts`).
 */
export function loadPart<T>(load: () => Promise<T>, isThere = isLineThere, pause = pauseForLine): Promise<T> {
  return load().catch(async (error: unknown) => {
    if (!isCodeMissing(error)) throw error;
    // Once more: the line may have come back since.
    if (await isThere()) return load();
    await pause();
    return loadPart(load, isThere, pause);
  });
}
