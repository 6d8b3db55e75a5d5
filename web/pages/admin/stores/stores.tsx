import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { EditableStore } from "#contract/shop/stores.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { GrowableList } from "#web/pages/admin/growable-list.tsx";
import { RemovableRow } from "#web/pages/admin/removable-row.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/stores";
import { AddStore, StoreForm } from "./store-form.tsx";

export const loader = adminLoader(async (api) => {
  const { data: stores } = await api.stores.stored({});
  return { stores };
});

export function meta() {
  return privateMeta("storeAdmin:title");
}

/** For those who keep the shop: its stores, to add, change and take away. */
export default function StoreAdmin({ loaderData: { stores, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("storeAdmin");
  const { revalidate } = useRevalidator();
  const none = { title: t("empty.title"), text: t("empty.text") };
  return (
    <GrowableList
      words={{ title: t("title"), lead: t("lead"), add: t("new"), none }}
      form={<AddStore onDone={revalidate} />}
      items={stores}
      serverTime={serverTime}
      renderItem={(store) => <StoreRow key={store.id} store={store} />}
    />
  );
}

function StoreRow({ store }: { store: EditableStore }) {
  const { t } = useTranslation("storeAdmin");
  const place = `${store.street}, ${store.zip} ${store.city}`;
  return (
    <RemovableRow
      name={store.name.cs}
      note={store.isShown ? place : `${place} · ${t("hidden")}`}
      words={{ remove: t("remove"), ask: t("removeAsk"), sure: t("removeSure"), keep: t("keep") }}
      asked={`${store.name.cs}, ${place}`}
      remove={() => browserApi.stores.remove({ params: { id: store.id }, query: { version: store.version } })}
    >
      <StoreForm store={store} />
    </RemovableRow>
  );
}
