import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { EditableCarrier } from "#contract/shop/carriers.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { GrowableList } from "#web/pages/admin/growable-list.tsx";
import { RemovableRow } from "#web/pages/admin/removable-row.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/carriers";
import { AddCarrier, CarrierForm } from "./carrier-form.tsx";

export const loader = adminLoader(async (api) => {
  const { data: carriers } = await api.carriers.stored({});
  return { carriers };
});

export function meta() {
  return privateMeta("carrierAdmin:title");
}

/** For those who keep the shop: who brings its goods, and what it costs. */
export default function CarrierAdmin({ loaderData: { carriers, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("carrierAdmin");
  const { revalidate } = useRevalidator();
  const none = { title: t("empty.title"), text: t("empty.text") };
  return (
    <GrowableList
      words={{ title: t("title"), lead: t("lead"), add: t("new"), none }}
      form={<AddCarrier onDone={revalidate} />}
      items={carriers}
      serverTime={serverTime}
      renderItem={(carrier) => <CarrierRow key={carrier.id} carrier={carrier} />}
    />
  );
}

function CarrierRow({ carrier }: { carrier: EditableCarrier }) {
  const { t } = useTranslation("carrierAdmin");
  const names = new Intl.DisplayNames(useLocale(), { type: "region" });
  const served = new Set(carrier.prices.map(({ country }) => country));
  const countries = [...served].map((country) => names.of(country)).join(", ") || t("noPrices");
  return (
    <RemovableRow
      name={carrier.name.cs}
      note={carrier.isShown ? countries : `${countries} · ${t("hidden")}`}
      words={{ remove: t("remove"), ask: t("removeAsk"), sure: t("removeSure"), keep: t("keep") }}
      asked={carrier.name.cs}
      remove={() =>
        browserApi.carriers.remove({ params: { id: carrier.id }, query: { version: carrier.version } })
      }
    >
      {/* Another version is another form: what somebody else has stored meanwhile is shown. */}
      <CarrierForm carrier={carrier} />
    </RemovableRow>
  );
}
