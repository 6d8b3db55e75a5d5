import { Check, Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { LotState } from "#contract/bids/lot-state.ts";
import { classes } from "#web/ui/classes.ts";

/** Between hairlines: whether the reserve is met, and how many bids from how many people. */
export function ReserveAndCounts({ lot }: { lot: LotState }) {
  const { t } = useTranslation("bids");
  const Icon = lot.reserve === "met" ? Check : Lock;
  return (
    <div className="type-small mt-4 flex flex-wrap justify-between gap-x-4 gap-y-1 border-y border-line py-2.5">
      <p
        className={classes(
          "flex items-center gap-2",
          lot.reserve === "met" && "text-success-text",
          lot.reserve === "not_met" && "text-secondary-text",
          lot.reserve === "none" && "text-muted",
        )}
      >
        {lot.reserve !== "none" && <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />}
        {t(`reserve.${lot.reserve}`)}
      </p>
      <p className="tnum text-muted">
        {lot.bidCount === 0
          ? t("counts.none")
          : `${t("counts.bids", { count: lot.bidCount })} ${t("counts.people", { count: lot.bidderCount })}`}
      </p>
    </div>
  );
}
