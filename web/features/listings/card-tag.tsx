import { useTranslation } from "react-i18next";
import type { ListingCard } from "#contract/auctions.ts";
import { formatClosing } from "#web/format/dates.ts";
import { useServerClock } from "#web/format/server-clock.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { Tag } from "#web/ui/tag.tsx";
import { cardTag } from "./card-state.ts";

/** The tag on a card's picture, top left, on phones below, where the heart leaves it no room; nothing for an ordinary lot. */
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
      className="absolute bottom-2 left-2 max-w-[calc(100%-16px)] tablet:top-3 tablet:bottom-auto tablet:left-3 tablet:max-w-[calc(100%-84px)]"
    >
      {tag === "scheduled" && starts ? t("tag.scheduledAt", { time: starts }) : t(`tag.${tag}`)}
    </Tag>
  );
}
