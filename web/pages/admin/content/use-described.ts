import { useTranslation } from "react-i18next";
import { type LocalizedText, locales } from "#contract/values/locale.ts";
import type { Described } from "#web/pages/admin/editing/differences.tsx";
import { plainWords } from "./plain-words.ts";

const texts = ["title", "lead", "description", "body", "author", "pictureAlt"] as const;
type Texts = Partial<Record<(typeof texts)[number], LocalizedText>>;

/** What a text says, field by field and language by language, to be compared with what it says elsewhere. */
export function useDescribed(): (said: Texts) => Described[] {
  const { t } = useTranslation(["contentAdmin", "adminForm"]);
  return (said) =>
    texts.flatMap((name) => {
      const both = said[name];
      if (!both) return [];
      return locales.map((lang) => {
        const label = t(`adminForm:in.${lang}`, { label: t(`field.${name}`) });
        return name === "body"
          ? { label, text: plainWords(both[lang]), markup: both[lang] }
          : { label, text: both[lang] };
      });
    });
}
