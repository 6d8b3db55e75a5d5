import { useTranslation } from "react-i18next";
import { mostRetractions } from "#contract/bids/retraction-limits.ts";
import type { RetractedBid } from "#contract/moderation/strike-admin.ts";
import { BrokenLine } from "./broken-line.tsx";

/** A bid that was taken back, and how often the person has. */
export function RetractionLine({ retraction }: { retraction: RetractedBid }) {
  const { t } = useTranslation(["strikeAdmin", "moderation"]);
  const { by, byName, rule, recent, all } = retraction;
  return (
    <BrokenLine
      person={retraction.person}
      listing={retraction.listing}
      at={retraction.at}
      what={[
        t(`strikeAdmin:retracted.${by}`, { name: byName ?? "" }),
        ...(rule ? [t(`moderation:rule.${rule}`)] : []),
      ].join(". ")}
      reason={retraction.reason}
      effect={
        <>
          <p>{t("strikeAdmin:line.recent", { count: recent, most: mostRetractions })}</p>
          {recent >= mostRetractions && <p className="text-danger-text">{t("strikeAdmin:line.noMoreRetractions")}</p>}
          <p>{t("strikeAdmin:line.allRetracted", { count: all })}</p>
        </>
      }
    />
  );
}
