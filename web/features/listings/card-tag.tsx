import { useTranslation } from "react-i18next";
import type { ListingCard } from "#contract/listings/listings.ts";
import { formatClosing } from "#web/format/dates.ts";
import { useServerClock } from "#web/format/server-clock.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { Tag } from "#web/ui/tag.tsx";
import { cardTag } from "./card-state.ts";

/** The tag on a card's picture, top left, beside the heart; nothing for an ordinary lot. */
export function CardTag({ card }: { card: ListingCard }) {
  const { t } = useTranslation("listing");
  const tag = cardTag(card);
  if (tag === null) return null;
  return (
    <Tag kind={tag === "demand" ? "demand" : tag === "highlighted" ? "gold" : "plain"} className="card-tag">
      {tag === "scheduled" && card.startsAt ? <StartsAt startsAt={card.startsAt} /> : t(`tag.${tag}`)}
    </Tag>
  );
}

function StartsAt({ startsAt }: { startsAt: string }) {
  const { t } = useTranslation("listing");
  const locale = useLocale();
  const time = useServerClock((nowMs) => formatClosing(startsAt, nowMs, locale));
  return t("tag.scheduledAt", { time });
}
