import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { chargedCurrency, type EditableCurrency } from "#contract/currencies/currency-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDate } from "#web/format/dates.ts";
import { formatDecimal } from "#web/format/money.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { OrderedRows } from "#web/pages/admin/ordered-rows.tsx";
import { RemovableThing } from "#web/pages/admin/removable-row.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import type { Route } from "./+types/currencies";
import { AddCurrency, CurrencyForm } from "./currency-form.tsx";
import { DailyForm } from "./daily-form.tsx";
import { RateList } from "./rate-list.tsx";

export const loader = adminLoader(async (api) => {
  const { data: currencies, daily, source } = await api.currencyAdmin.list({});
  return { currencies, daily, source };
});

export function meta() {
  return privateMeta("currencyAdmin:title");
}

/** For the operator: in which currencies prices may be shown, and at which rates. */
export default function CurrencyAdmin({ loaderData: { currencies, daily, source, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("currencyAdmin");
  const { revalidate } = useRevalidator();
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 max-w-[70ch] text-muted">{t("lead")}</p>
        <Disclosure summary={t("new")} className="mt-6 border-t">
          <AddCurrency onDone={revalidate} />
        </Disclosure>
        <OrderedRows
          rows={currencies}
          nameOf={({ code }) => code}
          store={(ids) => browserApi.currencyAdmin.order({ body: { ids } })}
        >
          {(currency) => <CurrencyRow currency={currency} />}
        </OrderedRows>
        <RateList source={source} />
        <DailyForm daily={daily} />
      </div>
    </AdminLayout>
  );
}

function CurrencyRow({ currency }: { currency: EditableCurrency }) {
  const { t } = useTranslation("currencyAdmin");
  const locale = useLocale();
  const { id, code, rate, rateOn, isDefault, isShown, version } = currency;
  const facts = [
    code === chargedCurrency ? t("charged") : t("rateIs", { rate: formatDecimal(rate, locale), code }),
    rateOn && t("rateOn", { day: formatDate(`${rateOn}T12:00:00Z`, locale) }),
    isDefault && t("default"),
    !isShown && t("hidden"),
  ];
  return (
    <RemovableThing
      name={code}
      note={facts.filter(Boolean).join(" · ")}
      words={{ remove: t("remove"), ask: t("removeAsk"), sure: t("removeSure"), keep: t("keep") }}
      asked={t("removeText", { code })}
      remove={() => browserApi.currencyAdmin.remove({ params: { id }, query: { version } })}
    >
      <CurrencyForm stored={currency} />
    </RemovableThing>
  );
}
