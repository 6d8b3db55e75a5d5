import { useTranslation } from "react-i18next";
import type { DealFile } from "#contract/deals/deal-admin.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** The steps of a deal, the newest first, with what was written to them. */
export function DealSteps({ steps }: { steps: DealFile["steps"] }) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  return (
    <section className="mt-10">
      <h2 className="type-h4">{t("history.title")}</h2>
      <ol className="mt-3 divide-y divide-line border-line border-y">
        {steps.toReversed().map(({ kind, by, at, note }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added
            key={steps.length - index}
            className="type-small grid gap-x-6 py-2.5 tablet:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              {t(`history.kind.${kind}`)}
              <span className="text-muted"> · {t(`history.by.${by}`)}</span>
              {note && (
                <p className="whitespace-pre-line text-muted [overflow-wrap:anywhere]">
                  <bdi>{typography(note)}</bdi>
                </p>
              )}
            </div>
            <time dateTime={at} className="tnum text-muted">
              {formatDateTime(at, locale)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
