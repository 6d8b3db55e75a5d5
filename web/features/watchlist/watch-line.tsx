import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ListingCard } from "#contract/listings/listings.ts";
import { classes } from "#web/ui/classes.ts";
import { useWatching } from "./use-watching.ts";

/** Under the name on the page of a listing: watch it, and how many do. */
export function WatchLine({ listing }: { listing: Pick<ListingCard, "id" | "watchers"> }) {
  const { t } = useTranslation("watching");
  const { isWatched, isKnown, watchers, button } = useWatching(listing.id, listing.watchers);
  const others = isWatched ? watchers - 1 : watchers;
  const wordsOf = (words: string) => (others > 0 ? t(`${words}With`, { count: watchers }) : t(words));
  return (
    <button
      {...button}
      className="[--heart:var(--color-danger)] type-small -ml-2 inline-flex min-h-11 items-center gap-2.5 rounded-control px-2 transition-colors duration-150 hover:bg-info-tint"
    >
      <Heart
        aria-hidden="true"
        strokeWidth={1.5}
        className={classes("size-5 shrink-0", isWatched && "fill-danger text-danger")}
      />
      {isKnown ? (
        wordsOf(isWatched ? "line.watched" : "line.watch")
      ) : (
        <>
          <span className="heart-free">{wordsOf("line.watch")}</span>
          <span className="heart-watched">{wordsOf("line.watched")}</span>
        </>
      )}
    </button>
  );
}
