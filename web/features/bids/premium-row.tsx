import { useTranslation } from "react-i18next";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { AmountRow } from "./amount-row.tsx";

/** The buyer's premium within a total; nothing where there is none. CZK. */
export function PremiumRow({ premium }: { premium: number }) {
  const { t } = useTranslation("bids");
  return premium > 0 && <AmountRow label={t("premium")} value={formatCzk(premium)} />;
}
