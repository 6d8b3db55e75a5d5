import { useEffect, useState } from "react";
import type { Country } from "#contract/content/lists.ts";
import type { Locale } from "#contract/values/locale.ts";
import { quietApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Select, type SelectProps } from "#web/ui/fields/select.tsx";

type CountrySelectProps = Omit<SelectProps, "options"> & {
  /** The code that the field begins with; the only choice until the list has come. */
  known: string;
};

/** Any country of the world, named in the page's language and in its order. */
export function CountrySelect({ known, ...props }: CountrySelectProps) {
  const locale = useLocale();
  const countries = useCountries(locale);
  const name = () => new Intl.DisplayNames(locale, { type: "region" }).of(known) ?? known;
  const list = countries ?? [{ code: known, name: name() }];
  return <Select {...props} options={list.map((each) => ({ value: each.code, label: each.name }))} />;
}

/** Asked for once in a language; a failure leaves the one choice, and the next field asks anew. */
const lists = new Map<Locale, Promise<Country[]>>();

function useCountries(locale: Locale): Country[] | null {
  const [countries, setCountries] = useState<Country[] | null>(null);
  useEffect(() => {
    const list = lists.get(locale) ?? quietApi.lists.countries({ params: { locale } });
    lists.set(locale, list);
    list.then(setCountries, () => lists.delete(locale));
  }, [locale]);
  return countries;
}
