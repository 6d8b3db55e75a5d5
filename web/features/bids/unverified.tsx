import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";

/** The way to a verified account or age, and back to this page. */
export function Unverified({ lacks }: { lacks: "account" | "age" }) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <>
      <p className="type-small mt-4 text-muted">{t(`note.${lacks}`)}</p>
      <ButtonLink
        wide
        className="mt-4"
        to={`${pathTo(lacks === "age" ? "ageProof" : "verification", locale)}?redirect=${pathname}`}
      >
        {t(lacks === "age" ? "action.verifyAge" : "action.verify")}
      </ButtonLink>
    </>
  );
}
