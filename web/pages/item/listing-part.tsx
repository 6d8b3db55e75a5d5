import { type ComponentProps, use } from "react";

const load = () => import("./listing-page.tsx");

/**
 * There from the start where a page is rendered, and in a browser whose page came with a listing on it: what is written into
 * its fields is taken over at once. A category's page, of the same address, does without it.
 */
let module =
  import.meta.env.SSR || document.querySelector("[data-part=listing]") !== null ? await load() : null;
let loading: Promise<void> | null = null;

type ListingPage = Awaited<ReturnType<typeof load>>["ListingPage"];

/** The page of a listing, whose code is loaded where it is shown. While one goes there, the page before stays. */
export function ListingPart(props: ComponentProps<ListingPage>) {
  if (!module) {
    loading ??= load().then((loaded) => {
      module = loaded;
    });
    use(loading);
  }
  return module && <module.ListingPage {...props} />;
}
