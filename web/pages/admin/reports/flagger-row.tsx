import { useTranslation } from "react-i18next";
import type { TrustedFlagger } from "#contract/reports/trusted-flaggers.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { MeasureReason } from "./measure-reason.tsx";

/** One trusted flagger, of today or once: who it is, why it was named, and its removal. */
export function FlaggerRow({ flagger }: { flagger: TrustedFlagger }) {
  const { t } = useTranslation("flaggerAdmin");
  const locale = useLocale();
  const { id, name, username, email, reason, at, by, removed } = flagger;
  const summary = (
    <>
      <bdi>{name}</bdi>
      <span className="type-small block font-normal text-muted [overflow-wrap:anywhere]">
        {username ?? email}
        {removed && ` · ${t("gone", { date: formatDate(removed.at, locale) })}`}
      </span>
    </>
  );
  return (
    <li>
      <Disclosure summary={summary}>
        <p className="type-small [overflow-wrap:anywhere]">
          {t("since", { date: formatDate(at, locale), by })} <bdi>{reason}</bdi>
        </p>
        {removed ? (
          <p className="type-small mt-2 [overflow-wrap:anywhere]">
            {t("until", { date: formatDate(removed.at, locale), by: removed.by })} <bdi>{removed.reason}</bdi>
          </p>
        ) : (
          <div className="max-w-150">
            <MeasureReason
              label={t("remove.reason")}
              hint={t("remove.hint")}
              button={t("remove.action")}
              done={t("remove.done")}
              isQuiet
              send={(why) => browserApi.flaggerAdmin.remove({ params: { id }, body: { reason: why } })}
            />
          </div>
        )}
      </Disclosure>
    </li>
  );
}
