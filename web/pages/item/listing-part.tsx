import { partOf } from "#web/ui/part-of.tsx";

/** The page of a listing; that of a category, of the same address, does without its code. */
export const ListingPart = await partOf("listing", () =>
  import("./listing-page.tsx").then(({ ListingPage }) => ListingPage),
);
