import { useTranslation } from "react-i18next";
import type { DailyRates } from "#contract/currencies/currency-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useVersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";

/** Whether the bank's list is taken every working day without anybody looking at it. */
export function DailyForm({ daily }: { daily: DailyRates }) {
  const { t } = useTranslation("currencyAdmin");
  const form = useVersionedLines<DailyRates, { isOn: boolean }>(daily, {
    valuesOf: ({ isOn }) => ({ isOn }),
    write: async ({ isOn }, version) => (await browserApi.currencyAdmin.setDaily({ body: { isOn, version } })).data,
    read: async () => (await browserApi.currencyAdmin.list({})).daily,
    linesOf: ({ isOn }) => [t(isOn ? "daily.on" : "daily.off")],
    saved: t("daily.saved"),
  });
  return (
    <section className="mt-12">
      <h2 className="type-h4">{t("daily.title")}</h2>
      <p className="type-small mt-1 max-w-[70ch] text-muted">{t("daily.lead")}</p>
      <form onSubmit={form.onSubmit} noValidate method="post" className="mt-2">
        <Checkbox label={t("daily.label")} {...form.form.register("isOn")} />
        <VersionedEnd {...form} />
      </form>
    </section>
  );
}
