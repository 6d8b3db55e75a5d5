import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ListingCard } from "#contract/auctions.ts";
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
      className="group/watch absolute top-2 right-2 z-2 flex h-10 min-w-10 items-center justify-center gap-1.5 rounded-full bg-paper/92 text-paper-ink transition-[background-color] duration-150 [--color-focus:var(--color-teal)] hover:bg-paper tablet:top-3 tablet:right-3 tablet:h-11 tablet:min-w-11"
    >
      <VisuallyHidden>
        {t("card.verb")} <bdi>{card.name}</bdi>
        {watchers > 0 && t("card.count", { count: watchers })}
      </VisuallyHidden>
      {watchers > 0 && (
        <span aria-hidden="true" className="type-min tnum pl-3 tablet:pl-3.5">
          {watchers}
        </span>
      )}
      <HeartMark isWatched={isWatched} className={classes("size-5", watchers > 0 && "mr-2.5 tablet:mr-3")} />
    </button>
  );
}

/** Filled and red while watched; on paper, which is light in both themes. */
export function HeartMark({ isWatched, className }: { isWatched: boolean; className?: string }) {
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
