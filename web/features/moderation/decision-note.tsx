import { useTranslation } from "react-i18next";
import type { SitePolicy } from "#contract/moderation/decisions.ts";
import { typography } from "#web/format/typography.ts";

/** The reasons of a moderator's decision for the people it affects: rule, facts, and how to object (DSA, Art. 17). */
export function DecisionNote({
  rule,
  reason,
  isOwn = true,
}: {
  rule: SitePolicy | null;
  reason: string;
  /** The decision touches the reader; moderators are not told how to object. */
  isOwn?: boolean;
}) {
  const { t } = useTranslation("moderation");
  return (
    <>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
        {rule && <span className="font-semibold">{t(`rule.${rule}`)}. </span>}
        <bdi>{typography(reason)}</bdi>
      </p>
      {isOwn && <p className="mt-1 text-muted">{t("objection")}</p>}
    </>
  );
}
