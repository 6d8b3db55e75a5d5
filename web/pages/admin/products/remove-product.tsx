import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { EditableProduct } from "#contract/products/products.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Removes a product that nobody has seen yet; the server says why another one stays. */
export function RemoveProduct({ product: { id, name } }: { product: EditableProduct }) {
  const { t } = useTranslation(["productAdmin", "forms", "common"]);
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const locale = useLocale();
  const remove = async () => {
    try {
      await browserApi.products.remove({ params: { id } });
    } catch (error) {
      return readFailure(error, [], t).message;
    }
    notify({ kind: "success", text: t("productAdmin:remove.done", { name }) });
    await navigate(pathTo("productAdmin", locale));
    return null;
  };
  return (
    <>
      <Button kind="quiet" className="justify-self-start" onClick={() => setAsked(true)}>
        {t("productAdmin:remove.action")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t("productAdmin:remove.title")}
        text={t("productAdmin:remove.text", { name })}
        confirm={t("productAdmin:remove.sure")}
        keep={t("productAdmin:remove.keep")}
        onConfirm={remove}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
