import { useTranslation } from "react-i18next";
import { mostRetractions } from "#contract/bids/retraction-limits.ts";
import type { RetractedBid } from "#contract/deals/strike-desk.ts";
import { BrokenLine } from "./broken-line.tsx";

/** A bid that was taken back, and how often the person has. */
export function RetractionLine({ retraction }: { retraction: RetractedBid }) {
  const { t } = useTranslation(["strikeDesk", "moderation"]);
  const { by, byName, rule, recent, all } = retraction;
  return (
    <BrokenLine
      person={retraction.person}
      listing={retraction.listing}
      at={retraction.at}
      what={[
        t(`strikeDesk:retracted.${by}`, { name: byName ?? "" }),
        ...(rule ? [t(`moderation:rule.${rule}`)] : []),
      ].join(". ")}
      reason={retraction.reason}
      effect={
        <>
          <p>{t("strikeDesk:line.recent", { count: recent, most: mostRetractions })}</p>
          {recent >= mostRetractions && (
            <p className="text-danger-text">{t("strikeDesk:line.noMoreRetractions")}</p>
          )}
          <p>{t("strikeDesk:line.allRetracted", { count: all })}</p>
        </>
      }
    />
  );
}
