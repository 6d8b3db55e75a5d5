import { useTranslation } from "react-i18next";
import type { ListingCard } from "#contract/auctions.ts";
import { formatClosing } from "#web/format/dates.ts";
import { useServerClock } from "#web/format/server-clock.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { Tag } from "#web/ui/tag.tsx";
import { cardTag } from "./card-state.ts";

/** The tag on a card's picture, top left; nothing for an ordinary lot. */
export function CardTag({ card }: { card: ListingCard }) {
  const { t } = useTranslation("listing");
  const locale = useLocale();
  const tag = cardTag(card);
  const starts = useServerClock((nowMs) =>
    card.startsAt ? formatClosing(card.startsAt, nowMs, locale) : "",
  );
  if (tag === null) return null;
  return (
    <Tag
      kind={tag === "demand" ? "demand" : tag === "highlighted" ? "gold" : "plain"}
      className="absolute top-2 left-2 max-w-[calc(100%-84px)] tablet:top-3 tablet:left-3"
    >
      {tag === "scheduled" && starts ? t("tag.scheduledAt", { time: starts }) : t(`tag.${tag}`)}
    </Tag>
  );
}
