import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import type { EditableStore, StoreBody } from "#contract/stores/stores.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { type ThingsOf, ThingsPage } from "#web/pages/admin/things/things-page.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/stores";
import { storeFields } from "./store-fields.ts";

export const loader = adminLoader(async (api) => {
  const { data: stores } = await api.stores.stored({});
  return { stores };
});

export function meta() {
  return privateMeta("storeAdmin:title");
}

const things: ThingsOf<EditableStore, StoreBody> = {
  ...{ namespace: "storeAdmin", fields: storeFields, keyOf: ({ id }) => id },
  list: () => browserApi.stores.stored({}),
  add: (body) => browserApi.stores.add({ body }),
  change: ({ id }, body, version) => browserApi.stores.change({ params: { id }, body: { ...body, version } }),
  remove: ({ id, version }) => browserApi.stores.remove({ params: { id }, query: { version } }),
};

/** For those who keep the shop: its stores, to add, change and take away. */
export default function StoreAdmin({ loaderData: { stores, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("storeAdmin");
  return (
    <ThingsPage
      {...{ of: things, items: stores, serverTime }}
      about={({ name, street, zip, city, isShown }) => {
        const place = `${street}, ${zip} ${city}`;
        const note = isShown ? place : `${place} · ${t("hidden")}`;
        return { name: name.cs, note, asked: `${name.cs}, ${place}` };
      }}
    />
  );
}
