import { useTranslation } from "react-i18next";
import type { ListingCard } from "#contract/listings/listings.ts";
import { useWatching } from "./use-watching.ts";

/** How many watch a listing, after the number of its bids; nothing where nobody does. Read with the heart by screen readers. */
export function WatcherCount({ card }: { card: Pick<ListingCard, "id" | "watchers"> }) {
  const { t } = useTranslation("watching");
  const { watchers } = useWatching(card.id, card.watchers);
  if (watchers === 0) return null;
  return (
    <span aria-hidden="true" className="whitespace-nowrap">
      {" ·\u00a0"}
      {t("card.short", { count: watchers })}
    </span>
  );
}
