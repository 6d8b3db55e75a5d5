import { isLineThere } from "./line.ts";
import { reloadOnce } from "./reload-once.ts";

/**
 * How React Router loads the code of a page in browsers, in place of its own way (vite.config.ts): that one loads the page
 * anew for every part of the code that cannot be had, without limit. Ours does so at most once a minute (RULES.md
 * PA9); after that the page says that it failed.
 */
export async function loadRouteModule(
  { id, module }: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  if (id in loaded) return loaded[id];
  try {
    const code: unknown = await import(/* @vite-ignore */ module);
    loaded[id] = code;
    return code;
  } catch (error) {
    // On its way: until then the page stays as it is. Without a line nothing would come in its place.
    if ((await isLineThere()) && reloadOnce()) return new Promise(() => {});
    // React Router shows nothing where this rejects: a page that fails leads to the one that says so.
    return {
      default: () => {
        throw error;
      },
    };
  }
}
