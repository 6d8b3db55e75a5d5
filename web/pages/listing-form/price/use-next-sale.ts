import { useEffect, useState } from "react";
import type { z } from "zod";
import type { nextSale } from "#contract/monthly-sales/monthly-sales.ts";
import { browserApi } from "#web/api/browser-api.ts";

export type NextSale = z.output<typeof nextSale>;

/** The monthly sale that a listing of a category joins with its start (ISO 8601; null: at once); null until it is known. */
export function useNextSale(category: number | null, startsAt: string | null): NextSale | null {
  const [sale, setSale] = useState<NextSale | null>(null);
  useEffect(() => {
    setSale(null);
    if (category === null) return;
    const asked = new AbortController();
    browserApi.monthlySales
      .next({ query: { category, startsAt: startsAt ?? undefined }, signal: asked.signal })
      .then(({ data }) => setSale(data))
      // Without an answer the form foretells the day by itself, only not the group's time.
      .catch(() => asked.signal.aborted || setSale(null));
    return () => asked.abort();
  }, [category, startsAt]);
  return sale;
}
