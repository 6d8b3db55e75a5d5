import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { storeAdult } from "#web/features/consent/age-answer.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { metaText } from "#web/i18n/meta-text.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { Button } from "#web/ui/button.tsx";
import type { Route } from "./+types/adults-only";

/** Nothing leads into the site from here. */
export const handle = { layout: "simple" };

export function loader({ request }: Route.LoaderArgs) {
  return { origin: new URL(request.url).origin };
}

export function meta({ location, loaderData }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  return pageMeta({
    title: metaText("consent:adultsOnly.pageTitle"),
    origin: loaderData?.origin ?? "",
    paths: { cs: pathTo("adultsOnly", "cs"), en: pathTo("adultsOnly", "en") },
    locale,
    noIndex: true,
  });
}

/** The page for visitors under 18: why they are led here, and the way back after a wrong press. */
export default function AdultsOnly() {
  const { t } = useTranslation("consent");
  const locale = useLocale();
  const navigate = useNavigate();
  return (
    <div className="container-page grid min-h-[56vh] content-center py-16">
      <h1 className="type-h1">{typography(t("adultsOnly.title"))}</h1>
      <p className="type-body mt-4 max-w-[60ch]">{typography(t("adultsOnly.lead"))}</p>
      <p className="type-small mt-10 max-w-[60ch] text-muted">{typography(t("adultsOnly.mistake"))}</p>
      <p className="needs-script mt-3">
        <Button
          kind="outline"
          onClick={() => {
            storeAdult();
            void navigate(pathTo("home", locale));
          }}
        >
          {t("adultsOnly.change")}
        </Button>
      </p>
    </div>
  );
}
