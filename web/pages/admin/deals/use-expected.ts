import { useTranslation } from "react-i18next";
import type { DeskDeal } from "#contract/deals/deal-desk.ts";

/** What is waited for from whom, in words. */
export function useExpected({ expected }: Pick<DeskDeal, "expected">) {
  const { t } = useTranslation("dealDesk");
  return expected.map(({ side, todo }) => ({
    key: `${side} ${todo}`,
    shown: t("expected.line", { side: t(`expected.${side}`), todo: t(`expected.todo.${todo}`) }),
  }));
}
