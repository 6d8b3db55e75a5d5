import { useState } from "react";
import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { saveAnswer } from "#web/forms/save-file.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";

/** Which orders of a list are chosen for their labels. */
export interface Choice {
  readonly ids: ReadonlySet<number>;
  set: (ids: ReadonlySet<number>) => void;
}

export function useChoice(): Choice {
  const [ids, set] = useState<ReadonlySet<number>>(new Set<number>());
  return { ids, set };
}

/** Saves the labels of the chosen orders as a PDF, and chooses all of the list or none. */
export function LabelTools({ all, choice: { ids, set } }: { all: readonly number[]; choice: Choice }) {
  const { t } = useTranslation("goodsOrderDesk");
  const { busy, press } = usePageAction();
  // What was chosen and has left the list meanwhile is not printed.
  const chosen = all.filter((id) => ids.has(id));
  const isAll = chosen.length === all.length;
  const print = () =>
    press(async () => {
      saveAnswer(await browserApi.goodsDesk.labels({ body: { ids: chosen } }));
    });
  return (
    <p className="needs-script flex flex-wrap items-center gap-x-4 gap-y-2 pt-5">
      <Button size="small" kind="outline" busy={busy} disabled={chosen.length === 0} onClick={print}>
        {t("labels.print", { count: chosen.length })}
      </Button>
      <Button size="small" kind="quiet" onClick={() => set(new Set(isAll ? [] : all))}>
        {t(isAll ? "labels.none" : "labels.all")}
      </Button>
    </p>
  );
}
