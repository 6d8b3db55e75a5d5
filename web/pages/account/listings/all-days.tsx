import { useTranslation } from "react-i18next";
import type { ListingDay } from "#contract/listings/listing-days.ts";
import { totalsOf } from "#web/pages/account/statistics/day-figures.ts";
import { DayPictures } from "#web/pages/account/statistics/day-pictures.tsx";
import type { DayBars } from "#web/pages/account/statistics/draw-days.server.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";

/** What the last 30 days brought to all one's own listings together; nothing where they brought nothing. */
export function AllDays({ days, bars }: { days: readonly ListingDay[]; bars: DayBars }) {
  const { t } = useTranslation("statistics");
  const { views, watchers, bids } = totalsOf(days);
  if (views + watchers + bids === 0) return null;
  return (
    <section className="mt-14">
      <h2 className="type-h3">{t("all.title")}</h2>
      <FactLine
        className="type-small mt-1 text-muted"
        facts={factsOfTexts([
          t("total.views", { count: views }),
          t("total.bids", { count: bids }),
          t("total.watchers", { count: watchers }),
        ])}
      />
      <Disclosure className="mt-2" summary={t("all.show")}>
        <DayPictures days={days} bars={bars} />
      </Disclosure>
    </section>
  );
}
