import { type ComponentType, use } from "react";

/**
 * A part of a page whose code is loaded where it is shown. A rendered page has it from the start, and a browser
 * hydrates at once a page that came with an element of `data-part={name}`, with the input in its fields. While the
 * visitor navigates to a page that has it, the previous page stays.
 */
export async function partOf<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const isShown = import.meta.env.SSR || document.querySelector(`[data-part=${name}]`) !== null;
  let Part = isShown ? await load() : null;
  let loading: Promise<void> | null = null;
  return function LoadedPart(props) {
    if (!Part) {
      loading ??= load().then((loaded) => {
        Part = loaded;
      });
      use(loading);
    }
    return Part && <Part {...props} />;
  };
}
