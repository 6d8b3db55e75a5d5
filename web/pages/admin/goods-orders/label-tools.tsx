import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { saveAnswer } from "#web/forms/save-file.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";

/** Saves the labels of the picked orders as a PDF. */
export function LabelTools({ picked }: { picked: readonly { id: number }[] }) {
  const { t } = useTranslation("goodsOrderAdmin");
  const { busy, press } = usePageAction();
  const print = () =>
    press(async () => {
      saveAnswer(await browserApi.goodsAdmin.labels({ body: { ids: picked.map(({ id }) => id) } }));
    });
  return (
    <Button size="small" kind="outline" busy={busy} disabled={picked.length === 0} onClick={print}>
      {t("labels.print", { count: picked.length })}
    </Button>
  );
}
