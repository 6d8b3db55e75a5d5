import { type ComponentType, use } from "react";

/**
 * A part of a page whose code is loaded where it is shown. It is there from the start where a page is rendered, and in a
 * browser whose page came with an element of `data-part={name}`: what is written into its fields is taken over at once.
 * While one goes to a page that has it, the page before stays.
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
