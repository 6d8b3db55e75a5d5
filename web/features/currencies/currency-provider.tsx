import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { Currency } from "#contract/content/lists.ts";
import { formatPrice } from "#web/format/money.ts";
import { useRootData } from "#web/site/root-data.ts";
import { keepCurrency } from "./chosen-currency.ts";

interface Currencies {
  list: readonly Currency[];
  chosen: Currency | null;
  choose: (currency: Currency) => void;
}

const crownsAlone: Currencies = { list: [], chosen: null, choose: () => undefined };
const CurrencyContext = createContext<Currencies>(crownsAlone);

/** Which currency prices are shown in, around header, page and footer. Amounts come in CZK: a choice needs no new data. */
export function CurrencyProvider({ children }: { children: ReactNode }) {
  const { currencies, currencyId } = useRootData();
  const [id, setId] = useState(currencyId);
  const value = useMemo(
    () => ({
      list: currencies,
      chosen: currencies.find((currency) => currency.id === id) ?? null,
      choose: (currency: Currency) => {
        keepCurrency(currency);
        setId(currency.id);
      },
    }),
    [currencies, id],
  );
  return <CurrencyContext value={value}>{children}</CurrencyContext>;
}

/** The currencies there are, the chosen one, and how to choose another. */
export function useCurrencies(): Currencies {
  return useContext(CurrencyContext);
}

/**
 * Writes an amount in CZK in the chosen currency, for display only; where the visitor acts on an amount, `formatCzk`
 * shows the sum that is paid.
 */
export function usePrice(): (amountCzk: number) => string {
  const { chosen } = useCurrencies();
  return (amountCzk) => formatPrice(amountCzk, chosen);
}
