import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import type { CarrierBody, EditableCarrier } from "#contract/carriers/carriers.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { type ThingsOf, ThingsPage } from "#web/pages/admin/things/things-page.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/carriers";
import { carrierFields } from "./carrier-fields.ts";

export const loader = adminLoader(async (api) => {
  const { data: carriers } = await api.carriers.stored({});
  return { carriers };
});

export function meta() {
  return privateMeta("carrierAdmin:title");
}

const things: ThingsOf<EditableCarrier, CarrierBody> = {
  ...{ namespace: "carrierAdmin", fields: carrierFields, keyOf: ({ id }) => id },
  list: () => browserApi.carriers.stored({}),
  add: (body) => browserApi.carriers.add({ body }),
  change: ({ id }, body, version) => browserApi.carriers.change({ params: { id }, body: { ...body, version } }),
  remove: ({ id, version }) => browserApi.carriers.remove({ params: { id }, query: { version } }),
};

/** For those who keep the shop: who brings its goods, and what it costs. */
export default function CarrierAdmin({ loaderData: { carriers, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("carrierAdmin");
  const names = new Intl.DisplayNames(useLocale(), { type: "region" });
  return (
    <ThingsPage
      {...{ of: things, items: carriers, serverTime }}
      about={({ name, prices, isShown }) => {
        const served = new Set(prices.map(({ country }) => country));
        const countries = [...served].map((country) => names.of(country)).join(", ") || t("noPrices");
        const note = isShown ? countries : `${countries} · ${t("hidden")}`;
        return { name: name.cs, note, asked: name.cs };
      }}
    />
  );
}
