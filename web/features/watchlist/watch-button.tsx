import { useTranslation } from "react-i18next";
import type { ListingCard } from "#contract/listings/listings.ts";
import { SharedIcon } from "#web/ui/shared-icons.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { useWatching } from "./use-watching.ts";

/** The heart on a card's picture; how many watch stands in the card's text (`WatcherCount`). */
export function WatchButton({ card }: { card: Pick<ListingCard, "id" | "name" | "watchers"> }) {
  const { t } = useTranslation("watching");
  const { watchers, button } = useWatching(card.id, card.watchers);
  return (
    <button {...button} className="card-heart">
      <VisuallyHidden>
        {t("card.verb")} <bdi>{card.name}</bdi>
        {watchers > 0 && t("card.count", { count: watchers })}
      </VisuallyHidden>
      <SharedIcon name="heart" />
    </button>
  );
}
