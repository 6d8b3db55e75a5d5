import { useTranslation } from "react-i18next";
import type { DailyRates } from "#contract/content/currency-desk.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { LinedEnd } from "#web/pages/admin/kept/lined-end.tsx";
import { useLinedForm } from "#web/pages/admin/kept/use-lined-form.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";

/** Whether the bank's list is taken every working day without anybody looking at it. */
export function DailyForm({ daily }: { daily: DailyRates }) {
  const { t } = useTranslation("currencyDesk");
  const form = useLinedForm<DailyRates, { isOn: boolean }>(daily, {
    valuesOf: ({ isOn }) => ({ isOn }),
    write: async ({ isOn }, version) =>
      (await browserApi.currencyDesk.setDaily({ body: { isOn, version } })).data,
    read: async () => (await browserApi.currencyDesk.list({})).daily,
    linesOf: ({ isOn }) => [t(isOn ? "daily.on" : "daily.off")],
    saved: t("daily.saved"),
  });
  return (
    <section className="mt-12">
      <h2 className="type-h4">{t("daily.title")}</h2>
      <p className="type-small mt-1 max-w-[70ch] text-muted">{t("daily.lead")}</p>
      <form onSubmit={form.onSubmit} noValidate method="post" className="mt-2">
        <Checkbox label={t("daily.label")} {...form.form.register("isOn")} />
        <LinedEnd {...form} />
      </form>
    </section>
  );
}
