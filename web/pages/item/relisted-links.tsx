import "#web/i18n/areas/record.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** From an unsold listing to the one that offers it again, and back. */
export default function RelistedLinks({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation("afterSale");
  const locale = useLocale();
  const { relistedAs, relistedFrom } = listing;
  return (
    <div className="type-small mt-4 grid gap-1 text-muted">
      {relistedAs && (
        <p>
          {t("relisted.as")}{" "}
          <Link className="quiet-link" to={pathTo("item", locale, relistedAs)}>
            {t("relisted.asLink")}
          </Link>
        </p>
      )}
      {relistedFrom && (
        <p>
          {t("relisted.from")}{" "}
          <Link className="quiet-link" to={pathTo("item", locale, relistedFrom)}>
            {t("relisted.fromLink")}
          </Link>
        </p>
      )}
    </div>
  );
}
