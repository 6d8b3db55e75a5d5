import { useTranslation } from "react-i18next";
import type { DayOfHouse } from "#contract/desk/overview.ts";
import { shownFigures, writtenFigure } from "./house-figures.ts";

/** Today in Prague so far, with yesterday beside it. */
export function Today({ days }: { days: readonly DayOfHouse[] }) {
  const { t } = useTranslation("deskOverview");
  const [yesterday, today] = days.slice(-2);
  if (!today || !yesterday) return null;
  return (
    <section className="mt-12">
      <h2 className="type-h5">{t("today.title")}</h2>
      <dl className="mt-2 grid grid-cols-2 gap-x-5 border-line border-y tablet:grid-cols-3">
        {shownFigures(days).map((figure) => (
          <div key={figure} className="flex flex-col-reverse justify-end py-4">
            <dd className="type-caption tnum text-muted">
              {t("today.yesterday", { value: writtenFigure(figure, yesterday[figure]) })}
            </dd>
            <dd className="tnum font-serif text-[1.75rem]/9 font-[420]">
              {writtenFigure(figure, today[figure])}
            </dd>
            <dt className="type-small text-muted">{t(`figures.${figure}`)}</dt>
          </div>
        ))}
      </dl>
    </section>
  );
}
