import { useTranslation } from "react-i18next";
import type { SaleFile } from "#contract/monthly-sales/sale-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDate, formatDateTime, formatTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useRules } from "#web/forms/use-rules.ts";
import { useVersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { timeAtPlace } from "./group-order.ts";
import { GroupRows } from "./group-rows.tsx";

interface PlanValues {
  closesOn: string;
  time: string;
  groups: number[];
}

/** When the sale of a month closes and in which order its groups do; what was announced for lots in it stands (rule S5). */
export function PlanForm({ sale }: { sale: SaleFile }) {
  const { t } = useTranslation("monthlySaleAdmin");
  const locale = useLocale();
  const rules = useRules();
  const stored = useSaleForm(sale);
  const { form, onSubmit, errorOf } = stored;
  const [time, groups] = form.watch(["time", "groups"]);
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="grid gap-5">
      <p className="type-small max-w-[70ch] text-muted">
        {sale.isDayFixed
          ? t("plan.dayFixed", { count: sale.lots.scheduled + sale.lots.live })
          : t("plan.dayFree", { until: formatDateTime(sale.joinUntil, locale) })}
      </p>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Input
          type="date"
          label={t("plan.closesOn")}
          min={`${sale.month}-01`}
          readOnly={sale.isDayFixed}
          error={errorOf("closesOn")}
          {...form.register("closesOn", { required: rules.required })}
        />
        <Input
          type="time"
          label={t("plan.time")}
          readOnly={sale.isDayFixed}
          error={errorOf("time")}
          {...form.register("time", { required: rules.required })}
        />
      </div>
      <GroupRows
        groups={sale.groups}
        order={groups}
        time={time}
        onChange={(order) => form.setValue("groups", order, { shouldDirty: true })}
      />
      <FormMessage>{errorOf("groups") ?? null}</FormMessage>
      <VersionedEnd {...stored} />
    </form>
  );
}

function useSaleForm(sale: SaleFile) {
  const { t } = useTranslation("monthlySaleAdmin");
  const locale = useLocale();
  const params = { month: sale.month };
  return useVersionedLines<SaleFile, PlanValues>(sale, {
    valuesOf: ({ closesOn, closesAt, groups }) => ({
      closesOn,
      time: formatTime(closesAt).padStart(5, "0"),
      groups: groups.map(({ category }) => category.id),
    }),
    write: async (values, version) => (await browserApi.saleAdmin.plan({ params, body: { ...values, version } })).data,
    read: async () => (await browserApi.saleAdmin.get({ params, query: { lang: locale } })).data,
    linesOf: ({ closesOn, time, groups }) => [
      `${t("plan.closesOn")}: ${formatDate(closesOn, locale)} ${time}`,
      ...groups.map((id, place) => {
        const name = sale.groups.find(({ category }) => category.id === id)?.category.name ?? String(id);
        return `${timeAtPlace(time, place)} ${name}`;
      }),
    ],
    saved: t("plan.saved"),
  });
}
