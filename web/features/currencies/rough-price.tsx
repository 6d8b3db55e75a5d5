import { useTranslation } from "react-i18next";
import { formatDecimal } from "#web/format/money.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { openModal } from "#web/ui/overlays/open-modal.ts";
import { useCurrencies, usePrice } from "./currency-provider.tsx";

/** Beside an amount that one may act on: roughly how much it is in the chosen currency, and that crowns are what is paid. */
export function RoughPrice({ amount }: { amount: number }) {
  const { t } = useTranslation("layout");
  const locale = useLocale();
  const price = usePrice();
  const { chosen } = useCurrencies();
  if (!chosen || chosen.code === "CZK") return null;
  const { code, rate } = chosen;
  return (
    <button
      type="button"
      onClick={() =>
        openModal({
          type: "text",
          title: t("rough.title"),
          text: t("rough.text", { code, rate: formatDecimal(rate, locale) }),
        })
      }
      className="quiet-link type-caption tnum block min-h-6 font-sans text-muted"
    >
      ≈&nbsp;{price(amount)}
    </button>
  );
}
