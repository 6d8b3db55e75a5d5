import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/media/media.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** What each picture shows, in words ("etiketa"), and when it was added to a lot with bids; empty where neither is said. */
export function useCaptions(pictures: readonly Picture[]): string[] {
  const { t } = useTranslation("item");
  const locale = useLocale();
  return pictures.map(({ role, addedAt }) =>
    [
      role && role !== "other" && t(`role.${role}`, { defaultValue: "" }),
      addedAt && t("pictureAdded", { date: formatDate(addedAt, locale) }),
    ]
      .filter(Boolean)
      .join(", "),
  );
}
