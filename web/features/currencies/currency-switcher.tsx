import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { classes } from "#web/ui/classes.ts";
import { useCurrencies } from "./currency-provider.tsx";

/** In which currency prices are shown; nothing where there is no choice, or no script that could make it. */
export function CurrencySwitcher({ className }: { className?: string }) {
  const { t } = useTranslation("layout");
  const { list, chosen, choose } = useCurrencies();
  if (list.length < 2) return null;
  return (
    <label className={classes("needs-script type-small relative inline-flex items-center", className)}>
      <span className="sr-only">{t("currency")}</span>
      <select
        value={chosen?.id ?? ""}
        onChange={({ target }) => {
          const picked = list.find(({ id }) => String(id) === target.value);
          if (picked) choose(picked);
        }}
        className="min-h-11 appearance-none rounded-control bg-transparent py-1 pr-6 pl-1 [&>option]:bg-surface [&>option]:text-ink"
      >
        {list.map(({ id, code }) => (
          <option key={id} value={id}>
            {code}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" strokeWidth={1.5} className="pointer-events-none absolute right-0.5 size-4" />
    </label>
  );
}
