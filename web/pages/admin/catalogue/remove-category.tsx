import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator } from "react-router";
import type { EditableCategory } from "#contract/catalogue/category-admin.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { nameOf } from "./tree-lines.ts";

/** Takes the category away after a question; what stands against it is said there. */
export function RemoveCategory({ category }: { category: EditableCategory }) {
  const { t } = useTranslation(["categoryAdmin", "forms", "common"]);
  const locale = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  const name = nameOf(category, locale);
  const remove = async () => {
    try {
      await browserApi.categoryAdmin.remove({
        params: { id: category.id },
        query: { version: category.version },
      });
    } catch (error) {
      // What a colleague has changed is shown, so that the next press is about that.
      await revalidate();
      return readFailure(error, [], t).message ?? t("common:error.general");
    }
    notify({ kind: "success", text: t("categoryAdmin:removed", { name }) });
    void navigate(pathTo("categoryAdmin", locale));
    return null;
  };
  return (
    <p className="mt-10 border-t border-line pt-4">
      <Button kind="quiet" onClick={() => setAsked(true)}>
        {t("categoryAdmin:remove.button")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t("categoryAdmin:remove.ask", { name })}
        text={t("categoryAdmin:remove.text")}
        confirm={t("categoryAdmin:remove.sure")}
        keep={t("categoryAdmin:remove.keep")}
        onConfirm={remove}
        onClose={() => setAsked(false)}
      />
    </p>
  );
}
