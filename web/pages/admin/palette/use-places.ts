import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { plainSettingNames } from "#contract/settings/plain-settings.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useAdminLinks } from "#web/pages/admin/use-admin-links.ts";
import { useHasScope } from "#web/session/use-has-scope.ts";
import type { Place } from "./places.ts";

/** What can be begun, by the page that the visitor's scopes have to open for it. */
const deeds = [
  ["productAdmin", "addProduct"],
  ["productAdmin", "productTable"],
  ["contentAdmin", "addArticle"],
  ["contentAdmin", "addInfoPage"],
  ["newsletterAdmin", "addNewsletterIssue"],
] as const;

/** Pages, deeds and settings that the visitor's scopes open. */
export function usePlaces(): { pages: Place[]; deeds: Place[]; settings: Place[] } {
  const { t } = useTranslation(["adminNav", "settingsAdmin"]);
  const locale = useLocale();
  const { overview, areas } = useAdminLinks();
  const mayWriteSettings = useHasScope("content");
  const pages = areas.flatMap((area) =>
    area.links.map(({ key, to }) => ({ name: t(`links.${key}`), detail: t(`areas.${area.key}`), to })),
  );
  const isOpen = (page: string) => areas.some(({ links }) => links.some(({ key }) => key === page));
  const settingsPath = pathTo("settingsAdmin", locale);
  return {
    pages: [{ name: t(`links.${overview.key}`), detail: "", to: overview.to }, ...pages],
    deeds: deeds
      .filter(([page]) => isOpen(page))
      .map(([page, key]) => ({ name: t(`find.deed.${key}`), detail: t(`links.${page}`), to: pathTo(key, locale) })),
    settings: !mayWriteSettings
      ? []
      : plainSettingNames.map((name) => ({
          ...{ name: t(`settingsAdmin:plain.${name}.name`), detail: t("links.settingsAdmin") },
          to: `${settingsPath}#${name}`,
        })),
  };
}
