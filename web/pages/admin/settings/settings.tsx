import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { type PlainSettingName, plainForms } from "#contract/settings/plain-settings.ts";
import type { SettingName } from "#contract/settings/settings.ts";
import type { EditableSetting } from "#contract/settings/settings-admin.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import type { Route } from "./+types/settings";
import { BidForm } from "./bid-form.tsx";
import { BottomMenuForm } from "./bottom-menu-form.tsx";
import { CategoriesMenuForm } from "./categories-menu-form.tsx";
import { ContactsForm } from "./contacts-form.tsx";
import { HomeForm } from "./home-form.tsx";
import { PlainForm } from "./plain-form.tsx";
import { SmsForm } from "./sms-form.tsx";
import { SwitchForm } from "./switch-form.tsx";
import { TopMenuForm } from "./top-menu-form.tsx";
import { useScopes } from "./use-scopes.ts";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const { settingsAdmin, smsAdmin, catalogue } = api;
  const { data: settings } = await settingsAdmin.list({});
  // Who may close the site is an administrator.
  const isAdmin = settings.some(({ name }) => name === "maintenance");
  const sms = isAdmin ? (await smsAdmin.get({})).data : null;
  const tree = await catalogue.tree({ params: { locale: localeOfPath(pagePathOf(args.request)) } });
  const categories = tree.map(({ id, name }) => ({ id, name }));
  return { settings, forms: plainForms(), sms, categories };
});

export function meta() {
  return privateMeta("settingsAdmin:title");
}

/** For the operator: what every page is made of and what the server goes by, in force within a second of being stored. */
export default function SettingsAdmin({
  loaderData: { settings, forms, sms, categories, serverTime },
}: Route.ComponentProps) {
  const { t } = useTranslation("settingsAdmin");
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 text-muted">{t("lead")}</p>
        <div className="mt-6 border-t border-line">
          {inOrder(settings).map((setting) => (
            <Section key={setting.name} setting={setting} categories={categories} />
          ))}
        </div>
        <h2 className="type-h2 mt-10">{t("rules")}</h2>
        <div className="mt-4 border-t border-line">
          {settings.filter(isPlain).map((setting) => (
            <Part key={setting.name} id={setting.name} name={t(`plain.${setting.name}.name`)} version={setting.version}>
              <PlainForm setting={setting} fields={forms[setting.name]} />
            </Part>
          ))}
          {sms && (
            <Part name={t("sms.name")} version={sms.version}>
              <SmsForm sms={sms} />
            </Part>
          )}
        </div>
      </div>
    </AdminLayout>
  );
}

/** What pages show from the top down, then what stands behind them; what closes the site comes last. */
const order: readonly SettingName[] = [
  ...(["home", "intropopup", "topmenu", "categoriesMenu", "bottommenu"] as const),
  ...(["contacts", "bid", "maintenance"] as const),
];
const inOrder = (settings: readonly EditableSetting[]) =>
  order.flatMap((name) => settings.filter((each): each is PageSetting => each.name === name));

type PageSetting = Extract<EditableSetting, { name: SettingName }>;
const isPlain = (setting: EditableSetting): setting is Extract<EditableSetting, { name: PlainSettingName }> =>
  order.every((name) => name !== setting.name);

interface SectionProps {
  setting: PageSetting;
  /** The top ones, in the language of the page. */
  categories: readonly { id: number; name: string }[];
}

function Section({ setting, categories }: SectionProps) {
  const { t } = useTranslation("settingsAdmin");
  const has = useScopes();
  const isPriceAlone = setting.name === "home" && !has("content");
  return (
    <Part name={t(isPriceAlone ? "home.freeDeliveryOver" : `${setting.name}.name`)} version={setting.version}>
      {formOf({ setting, categories })}
    </Part>
  );
}

/** A setting that opens, with when it was stored; open where the address names its `id`. */
function Part({
  id,
  name,
  version,
  children,
}: {
  id?: string;
  name: string;
  version: string | null;
  children: ReactNode;
}) {
  const { t } = useTranslation("settingsAdmin");
  const locale = useLocale();
  return (
    <Disclosure
      id={id}
      open={useLocation().hash === `#${id}` || undefined}
      summary={
        <>
          {name}
          <span className="type-small block font-normal text-muted">
            {version ? t("stored", { time: formatDateTime(version, locale) }) : t("neverStored")}
          </span>
        </>
      }
    >
      {children}
    </Disclosure>
  );
}

function formOf({ setting, categories }: SectionProps) {
  switch (setting.name) {
    case "contacts":
      return <ContactsForm setting={setting} />;
    case "topmenu":
      return <TopMenuForm setting={setting} />;
    case "bottommenu":
      return <BottomMenuForm setting={setting} />;
    case "categoriesMenu":
      return <CategoriesMenuForm setting={setting} categories={categories} />;
    case "home":
      return <HomeForm setting={setting} />;
    case "intropopup":
    case "maintenance":
      return <SwitchForm setting={setting} />;
    case "bid":
      return <BidForm setting={setting} />;
  }
}
