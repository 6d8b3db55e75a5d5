import { useTranslation } from "react-i18next";
import type { DashboardDay } from "#contract/admin-overview/overview.ts";
import { classes } from "#web/ui/classes.ts";
import { shownFigures, writtenFigure } from "./dashboard-figures.ts";

/** Today in Prague so far, with yesterday beside it. */
export function Today({ days }: { days: readonly DashboardDay[] }) {
  const { t } = useTranslation("adminOverview");
  const [yesterday, today] = days.slice(-2);
  if (!today || !yesterday) return null;
  const figures = shownFigures(days);
  return (
    <section className="mt-12">
      <h2 className="type-h5">{t("today.title")}</h2>
      <dl
        className={classes(
          "mt-2 grid grid-cols-2 gap-x-5 border-line border-y",
          figures.length === 4 ? "tablet:grid-cols-4" : "tablet:grid-cols-3",
        )}
      >
        {figures.map((figure) => (
          <div key={figure} className="flex flex-col-reverse justify-end py-4">
            <dd className="type-caption tnum text-muted">
              {t("today.yesterday", { value: writtenFigure(figure, yesterday[figure]) })}
            </dd>
            <dd className="tnum font-serif text-[1.375rem]/9 font-[420] whitespace-nowrap tablet:text-[1.75rem]/9">
              {writtenFigure(figure, today[figure])}
            </dd>
            <dt className="type-small text-muted">{t(`figures.${figure}`)}</dt>
          </div>
        ))}
      </dl>
    </section>
  );
}
