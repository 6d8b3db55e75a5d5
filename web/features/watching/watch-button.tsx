import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ListingCard } from "#contract/listings/listings.ts";
import { classes } from "#web/ui/classes.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { useWatching } from "./use-watching.ts";

/** The heart on a card's picture, with the number of watchers where there are any. */
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
      {/* With a number the paper is lower on phones, where it would hide the neck of a bottle. */}
      <span
        className={classes(
          "flex items-center justify-center rounded-full bg-paper/92 transition-[background-color] duration-150 group-hover/watch:bg-paper tablet:h-11 tablet:min-w-11",
          watchers > 0 ? "h-8 gap-1 px-2 tablet:gap-1.5 tablet:px-3" : "size-10",
        )}
      >
        {watchers > 0 && (
          <span aria-hidden="true" className="type-min tnum">
            {watchers}
          </span>
        )}
        <HeartMark isWatched={isWatched} className={watchers > 0 ? "size-4.5 tablet:size-5" : "size-5"} />
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
