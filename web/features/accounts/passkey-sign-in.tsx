import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { pushEvent } from "#web/features/consent/push-event.ts";
import { useSessionActions } from "#web/session/session.ts";
import { storedDevice } from "#web/session/token.ts";
import { signByPasskey } from "./passkey.ts";
import { PasskeyButton } from "./passkey-button.tsx";

/** Signs in by a passkey in place of e-mail, password and code; it says itself whose it is. A file of its own, which forms load late. */
export default function PasskeySignIn({ onDone }: { onDone: (() => unknown) | undefined }) {
  const { t } = useTranslation("security");
  const { enter } = useSessionActions();
  const use = async () => {
    const { data } = await browserApi.passkeysOf.beginSignIn({});
    const passkey = await signByPasskey(data);
    if (!passkey) return false;
    const body = { passkey, device: storedDevice() };
    const signedIn = await browserApi.passkeysOf.signIn({ body }).catch((error: unknown) => {
      pushEvent("login-failure");
      throw error;
    });
    await enter(signedIn);
    await onDone?.();
    return true;
  };
  return <PasskeyButton wide label={t("passkey.signIn")} use={use} />;
}
