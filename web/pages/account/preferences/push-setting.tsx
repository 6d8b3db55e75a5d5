import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { typography } from "#web/format/typography.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { canPush, forgetDevice, rememberedDevice, subscribeDevice } from "./push-device.ts";

interface PushSettingProps {
  /** The server's public key, base64url. */
  serverKey: string;
  /** Ids of the devices that get pushes. */
  deviceIds: readonly number[];
}

/** Pushes to this device, and how many others get them. What the browser can do shows once scripts run. */
export function PushSetting({ serverKey, deviceIds }: PushSettingProps) {
  const { t } = useTranslation("preferences");
  const { state, total, busy, start, end } = usePushDevice(serverKey, deviceIds);
  return (
    <section className="mt-9">
      <h2 className="type-h2">{t("push.title")}</h2>
      <p className="type-body mt-2 max-w-[62ch] text-muted">{typography(t("push.lead"))}</p>
      <p className="type-body mt-3" aria-live="polite">
        {t(state === "on" ? "push.on" : "push.off")} {t("push.devices", { count: total })}
      </p>
      {state === "impossible" && <Notice className="mt-4 max-w-[62ch]">{typography(t("push.impossible"))}</Notice>}
      {state === "denied" && (
        <Notice tone="warning" className="mt-4 max-w-[62ch]">
          {typography(t("push.denied"))}
        </Notice>
      )}
      {(state === "off" || state === "on") && (
        <Button className="mt-4" kind="outline" busy={busy} onClick={() => void (state === "on" ? end() : start())}>
          {t(state === "on" ? "push.end" : "push.start")}
        </Button>
      )}
    </section>
  );
}

type State = "unknown" | "impossible" | "denied" | "off" | "on";

function usePushDevice(serverKey: string, before: readonly number[]) {
  const { t } = useTranslation("preferences");
  const [state, setState] = useState<State>("unknown");
  const [ids, setIds] = useState(before);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!canPush()) return setState("impossible");
    const own = rememberedDevice();
    if (own !== null && before.includes(own)) return setState("on");
    setState(Notification.permission === "denied" ? "denied" : "off");
  }, [before]);
  const change = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      console.warn("pushes were not changed", error);
      notify({ kind: "error", id: "push", text: t("push.failed") });
    } finally {
      setBusy(false);
    }
  };
  const start = () =>
    change(async () => {
      if ((await Notification.requestPermission()) !== "granted") return setState("denied");
      const id = await subscribeDevice(serverKey);
      setIds((others) => [...others.filter((each) => each !== id), id]);
      setState("on");
      notify({ kind: "success", id: "push", text: t("push.started") });
    });
  const end = () =>
    change(async () => {
      const id = rememberedDevice();
      await forgetDevice();
      if (id !== null) await browserApi.push.remove({ params: { id } });
      setIds((others) => others.filter((each) => each !== id));
      setState("off");
      notify({ kind: "success", id: "push", text: t("push.ended") });
    });
  return { state, total: ids.length, busy, start, end };
}
