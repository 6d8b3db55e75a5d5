import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "#contract/api.ts";
import { addressOf } from "#web/api/client.ts";
import { pragueDay } from "#web/format/dates.ts";
import { DownloadButton } from "#web/pages/admin/list/download-button.tsx";
import { usualPeriods } from "#web/pages/admin/list/usual-periods.ts";
import { Input } from "#web/ui/fields/input.tsx";

const files = [
  { key: "payments", path: api.moneyAdmin.paymentTable.path },
  { key: "ledger", path: api.moneyAdmin.ledgerTable.path },
] as const;

/** Saves payments or the ledger of a period, at first of the month that has ended (rule PM12). */
export function MoneyExports({ serverTime }: { serverTime: string }) {
  const { t } = useTranslation("payments");
  const id = useId();
  const [period, setPeriod] = useState(usualPeriods(pragueDay(serverTime)).lastMonth);
  return (
    <section aria-labelledby={id} className="border-b border-line py-5">
      <h2 id={id} className="type-h3">
        {t("admin.exports.title")}
      </h2>
      <p className="type-small mt-1 text-muted">{t("admin.exports.lead")}</p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {(["from", "to"] as const).map((edge) => (
          <Input
            key={edge}
            type="date"
            label={t(`admin.exports.${edge}`)}
            value={period[edge]}
            onChange={({ target }) => setPeriod({ ...period, [edge]: target.value })}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          {files.map(({ key, path }) => (
            <DownloadButton key={key} label={t(`admin.exports.${key}`)} path={addressOf(path, { query: period })} />
          ))}
        </div>
      </div>
    </section>
  );
}
