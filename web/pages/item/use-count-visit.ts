import { useEffect } from "react";
import { quietApi } from "#web/api/browser-api.ts";

/** Counts once that the page of a listing was opened; requests without a browser do not count. */
export function useCountVisit(listingId: number): void {
  useEffect(() => {
    quietApi.listings.view({ params: { id: listingId } }).catch((error: unknown) => {
      // A visit that is not counted harms nobody: the page goes on.
      console.warn("the visit was not counted", error);
    });
  }, [listingId]);
}
