import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ListingCard } from "#contract/listings/listings.ts";
import { classes } from "#web/ui/classes.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { useWatching } from "./use-watching.ts";

/** The heart on a card's picture; how many watch stands in the card's text (`WatcherCount`). */
export function WatchButton({ card }: { card: Pick<ListingCard, "id" | "name" | "watchers"> }) {
  const { t } = useTranslation("watching");
  const { isWatched, watchers, button } = useWatching(card.id, card.watchers);
  return (
    <button
      {...button}
      className="group/watch absolute top-2 right-2 z-2 flex min-h-11 min-w-11 items-start justify-end rounded-full text-paper-ink [--color-focus:var(--color-teal)] tablet:top-3 tablet:right-3 tablet:items-center"
    >
      <VisuallyHidden>
        {t("card.verb")} <bdi>{card.name}</bdi>
        {watchers > 0 && t("card.count", { count: watchers })}
      </VisuallyHidden>
      <span className="flex size-10 items-center justify-center rounded-full bg-paper/92 transition-[background-color] duration-150 group-hover/watch:bg-paper tablet:size-11">
        <HeartMark isWatched={isWatched} className="size-5" />
      </span>
    </button>
  );
}

/** Filled and red while watched; on paper, which is light in both themes. */
function HeartMark({ isWatched, className }: { isWatched: boolean; className?: string }) {
  return (
    <Heart
      aria-hidden="true"
      strokeWidth={1.75}
      className={classes(
        "shrink-0 transition-[color,fill] duration-150",
        isWatched ? "fill-paper-danger text-paper-danger" : "fill-transparent",
        className,
      )}
    />
  );
}
