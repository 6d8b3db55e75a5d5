import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/deals/deal.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";

export function DealHistory({ deal }: { deal: Deal }) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  return (
    <section>
      <h2 className="type-h4">{t("history.title")}</h2>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {deal.steps.toReversed().map(({ kind, by, at }) => (
          <li
            key={`${kind} ${at}`}
            className="type-small grid gap-x-6 py-2.5 tablet:flex tablet:items-baseline tablet:justify-between"
          >
            <span>
              {t(`history.kind.${kind}`)}
              <span className="text-muted"> · {t(`history.by.${by}`)}</span>
            </span>
            <time dateTime={at} className="tnum text-muted">
              {formatDateTime(at, locale)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
