import { useTranslation } from "react-i18next";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { classes } from "#web/ui/classes.ts";
import { WithPremium } from "./with-premium.tsx";

/** Three amounts one press away, each with what it comes to where a premium is asked. */
export function QuickAmounts({
  amounts,
  premium,
  chosen,
  onChoose,
}: {
  amounts: readonly number[];
  premium: ListingDetail["buyerPremium"];
  chosen: number | null;
  onChoose: (amount: number) => void;
}) {
  const { t } = useTranslation("bids");
  if (amounts.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t("form.quick")}</legend>
      {amounts.slice(0, 3).map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={amount === chosen}
          onClick={() => onChoose(amount)}
          className={classes(
            "type-small tnum min-h-11 grow basis-0 rounded-control border px-0.5 tablet:px-2 transition-colors duration-150 hover:border-primary-dark",
            amount === chosen
              ? "border-primary-dark shadow-[inset_0_0_0_1px_var(--color-primary-dark)]"
              : "border-line-2",
          )}
        >
          <span className="block whitespace-nowrap">{formatCzk(amount)}</span>
          <WithPremium premium={premium} price={amount} className="type-min pb-1" />
        </button>
      ))}
    </fieldset>
  );
}
