import { useTranslation } from "react-i18next";
import type { AdminDeal } from "#contract/deals/deal-admin.ts";

/** What is waited for from whom, in words. */
export function useExpected({ expected }: Pick<AdminDeal, "expected">) {
  const { t } = useTranslation("dealAdmin");
  return expected.map(({ side, todo }) => ({
    key: `${side} ${todo}`,
    shown: t("expected.line", { side: t(`expected.${side}`), todo: t(`expected.todo.${todo}`) }),
  }));
}
