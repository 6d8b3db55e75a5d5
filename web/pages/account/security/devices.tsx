import { Monitor, Smartphone, Tablet } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Device } from "#contract/accounts/devices.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

const icons = { desktop: Monitor, mobile: Smartphone, tablet: Tablet };

/** Where the account is signed in; each device but this one can be signed out, or all of them at once. */
export function Devices({ devices }: { devices: readonly Device[] }) {
  const { t } = useTranslation("security");
  const { run } = usePageAction();
  const [ended, setEnded] = useState<Device | "others" | null>(null);
  const others = devices.filter(({ isThis }) => !isThis);
  const signOut = async () => {
    if (ended === "others") await browserApi.devicesOf.signOutOthers({});
    else if (ended) await browserApi.devicesOf.signOut({ params: { id: ended.id } });
    notify({ kind: "success", text: t(ended === "others" ? "devices.othersGone" : "devices.gone") });
  };
  return (
    <section aria-labelledby="devices" className="mt-14 max-w-180">
      <h2 id="devices" className="type-h3">
        {t("devices.title")}
      </h2>
      <p className="type-small mt-1 text-muted">{t("devices.lead")}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={() => setEnded(device)} />
        ))}
      </ul>
      {others.length > 0 && (
        <Button kind="outline" className="mt-5" onClick={() => setEnded("others")}>
          {t("devices.endOthers")}
        </Button>
      )}
      <ConfirmDialog
        open={ended !== null}
        title={t(ended === "others" ? "devices.endOthersTitle" : "devices.endTitle")}
        text={t(ended === "others" ? "devices.endOthersText" : "devices.endText")}
        confirm={t(ended === "others" ? "devices.endOthers" : "devices.end")}
        keep={t("devices.keep")}
        onConfirm={() => run(signOut)}
        onClose={() => setEnded(null)}
      />
    </section>
  );
}

function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const { t } = useTranslation("security");
  const locale = useLocale();
  const Icon = icons[device.kind ?? "desktop"];
  const name = factsOfName(device).join(", ") || t("devices.unknown");
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-56">
        <p className="type-control break-words">{name}</p>
        <FactLine
          className="type-small text-muted"
          facts={factsOfTexts([
            device.network && t("devices.network", { network: device.network }),
            t("devices.since", { date: formatDate(device.signedInAt, locale) }),
            !device.isThis && t("devices.last", { time: formatDateTime(device.lastUsedAt, locale) }),
          ])}
        />
      </div>
      {device.isThis ? (
        <p className="type-small text-success-text">{t("devices.this")}</p>
      ) : (
        <Button kind="outline" size="small" aria-label={t("devices.endLabel", { device: name })} onClick={onSignOut}>
          {t("devices.end")}
        </Button>
      )}
    </li>
  );
}

/** What a device calls itself. */
export function factsOfName({ browser, system }: Device): string[] {
  return [browser, system].filter((fact) => fact !== null);
}
