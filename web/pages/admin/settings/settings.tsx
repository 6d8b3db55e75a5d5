import "#web/i18n/areas/desk.ts";
import { useTranslation } from "react-i18next";
import type { KeptSetting } from "#contract/desk/settings-desk.ts";
import { apiContext } from "#web/api/server-api.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { DeskFrame } from "#web/pages/admin/desk-frame.tsx";
import { deskRefusal } from "#web/pages/admin/desk-refusal.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import type { Route } from "./+types/settings";
import { BidForm } from "./bid-form.tsx";
import { BottomMenuForm } from "./bottom-menu-form.tsx";
import { ContactsForm } from "./contacts-form.tsx";
import { SwitchForm } from "./switch-form.tsx";
import { TopMenuForm } from "./top-menu-form.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  try {
    const { data: settings } = await args.context.get(apiContext).settingsDesk.list({});
    return { settings, serverTime: new Date().toISOString() };
  } catch (error) {
    throw deskRefusal(error, args.request);
  }
}

export function meta({ location }: Route.MetaArgs) {
  return privateMeta({ cs: "Nastavení webu", en: "Site settings" }, location);
}

/** For the operator: what every page is made of, seen by visitors within a second of being stored. */
export default function SettingsDesk({ loaderData: { settings, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("settingsDesk");
  return (
    <DeskFrame serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 text-muted">{t("lead")}</p>
        <div className="mt-6 border-t border-line">
          {settings.map((setting) => (
            <Section key={setting.name} setting={setting} />
          ))}
        </div>
      </div>
    </DeskFrame>
  );
}

function Section({ setting }: { setting: KeptSetting }) {
  const { t } = useTranslation("settingsDesk");
  const locale = useLocale();
  const form = formOf(setting);
  if (!form || setting.name === "home" || setting.name === "categoriesMenu") return null;
  return (
    <Disclosure
      summary={
        <>
          {t(`${setting.name}.name`)}
          <span className="type-small block font-normal text-muted">
            {setting.version
              ? t("stored", { time: formatDateTime(setting.version, locale) })
              : t("neverStored")}
          </span>
        </>
      }
    >
      {form}
    </Disclosure>
  );
}

function formOf(setting: KeptSetting) {
  switch (setting.name) {
    case "contacts":
      return <ContactsForm setting={setting} />;
    case "topmenu":
      return <TopMenuForm setting={setting} />;
    case "bottommenu":
      return <BottomMenuForm setting={setting} />;
    case "intropopup":
    case "maintenance":
      return <SwitchForm setting={setting} />;
    case "bid":
      return <BidForm setting={setting} />;
    default:
      return null;
  }
}
