import { useTranslation } from "react-i18next";
import type { OwnListing } from "#contract/listings/own-listings.ts";
import { Notice } from "#web/ui/notice.tsx";

const fields = [
  "name",
  "nameEn",
  "description",
  "brandName",
  "categoryId",
  "condition",
  "country",
  "place",
  "pictures",
] as const;

/** To a new seller: that changes of words and pictures wait for a moderator, and which do now. */
export function WaitingNotice({ listing: { editsWait, waiting } }: { listing: OwnListing }) {
  const { t } = useTranslation("listingForm");
  if (waiting.length === 0) return editsWait ? <Notice className="mb-9">{t("waiting.rule")}</Notice> : null;
  const names = fields.filter((field) => waiting.includes(field)).map((field) => t(`waiting.field.${field}`));
  return (
    <Notice className="mb-9" title={t("waiting.title")}>
      {t("waiting.text", { fields: names.join(", ") })}
    </Notice>
  );
}
