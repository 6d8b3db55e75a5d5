import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { browserApi } from "#web/api/browser-api.ts";
import { failureOf } from "#web/features/purchases/action-failure.ts";
import { Button, type ButtonProps } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Takes the owner's listing back from review, to change it. Nothing is lost, so it does not ask. */
export function WithdrawButton({ id, ...look }: { id: number } & Pick<ButtonProps, "kind" | "size">) {
  const { t } = useTranslation(["account", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    const refused = await failureOf(browserApi.ownListings.withdraw({ params: { id } }), t);
    notify(refused === null ? { kind: "success", text: t("account:own.withdrawn") } : { kind: "error", text: refused });
    await revalidate();
    setBusy(false);
  };
  return (
    <Button {...look} busy={busy} onClick={() => void withdraw()}>
      {t("account:own.withdraw")}
    </Button>
  );
}
