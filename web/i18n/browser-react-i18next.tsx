import type { i18n, TFunction } from "i18next";
import { createContext, type ReactNode, useContext } from "react";

/*
 * What browsers get for react-i18next (web/build/translator-for-browser.ts). A page's language never changes while it is
 * open, and its texts are there before what shows them: nobody has to be told of news. react-i18next's own hook has eight
 * hooks in it, two of them effects, in each of a list's five hundred places with words.
 */

const I18nContext = createContext<i18n | null>(null);

export function I18nextProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

interface Words {
  t: TFunction;
  i18n: i18n;
  ready: true;
}

/** The words of a namespace, by default the common one; the same object for all who ask alike. */
export function useTranslation(
  namespaces: string | readonly string[] = "",
  { keyPrefix = "" }: { keyPrefix?: string } = {},
): Words {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("There is no I18nextProvider around this");
  const known = asked.get(i18n) ?? new Map<string, Words>();
  asked.set(i18n, known);
  const question = `${namespaces}|${keyPrefix}`;
  const words = known.get(question) ?? {
    t: i18n.getFixedT(null, namespaces || null, keyPrefix || undefined) as TFunction,
    i18n,
    ready: true,
  };
  known.set(question, words);
  return words;
}

const asked = new WeakMap<i18n, Map<string, Words>>();

/** The translator needs nothing of React. */
export const initReactI18next = { type: "3rdParty", init() {} } as const;
