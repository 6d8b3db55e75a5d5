import { useTranslation } from "react-i18next";

/** How many reviews gave how many stars, five first: a number and a bar each. */
export function RatingSpread({ distribution }: { distribution: readonly number[] }) {
  const { t } = useTranslation("reviews");
  const most = Math.max(1, ...distribution);
  return (
    <dl className="type-small mt-4 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5">
      {distribution
        .map((count, index) => ({ count, stars: index + 1 }))
        .reverse()
        .map(({ count, stars }) => (
          <div key={stars} className="contents">
            <dt className="whitespace-nowrap text-muted">{t("stars", { count: stars })}</dt>
            <dd aria-hidden="true" className="h-1.5 rounded-full bg-line">
              <span className="block h-full rounded-full bg-secondary" style={{ width: `${(count / most) * 100}%` }} />
            </dd>
            <dd className="tnum text-right">{count}</dd>
          </div>
        ))}
    </dl>
  );
}
