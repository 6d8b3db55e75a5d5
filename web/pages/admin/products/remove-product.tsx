import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { KeptProduct } from "#contract/shop/products.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Removes a product that nobody has seen yet; the server says why another one stays. */
export function RemoveProduct({ product: { id, name } }: { product: KeptProduct }) {
  const { t } = useTranslation(["productDesk", "forms", "common"]);
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const locale = useLocale();
  const remove = async () => {
    try {
      await browserApi.products.remove({ params: { id } });
    } catch (error) {
      return readFailure(error, [], t).message;
    }
    notify({ kind: "success", text: t("productDesk:remove.done", { name }) });
    await navigate(pathTo("productDesk", locale));
    return null;
  };
  return (
    <>
      <Button kind="quiet" className="justify-self-start" onClick={() => setAsked(true)}>
        {t("productDesk:remove.action")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t("productDesk:remove.title")}
        text={t("productDesk:remove.text", { name })}
        confirm={t("productDesk:remove.sure")}
        keep={t("productDesk:remove.keep")}
        onConfirm={remove}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
