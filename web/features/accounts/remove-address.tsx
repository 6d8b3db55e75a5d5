import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Address } from "#contract/accounts/addresses.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** The button that deletes an address of the account, once it has been asked; texts of the area `own`. */
export function RemoveAddress({ address: { id, name, street, zip, city } }: { address: Address }) {
  const { t } = useTranslation("contact");
  const { run } = usePageAction();
  const [isAsked, setAsked] = useState(false);
  const place = `${street}, ${zip} ${city}`;
  const remove = async () => {
    const failure = await run(() => browserApi.addresses.remove({ params: { id } }));
    if (failure !== null) notify({ kind: "error", text: t("addresses.notDeleted") });
    else notify({ kind: "success", text: t("addresses.deleted") });
    return failure;
  };
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-label={t("addresses.deleteLabel", { place })}
        onClick={() => setAsked(true)}
      >
        {t("addresses.delete")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t("addresses.ask")}
        text={`${name}, ${place}`}
        confirm={t("addresses.deleteSure")}
        keep={t("addresses.keep")}
        onConfirm={remove}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
