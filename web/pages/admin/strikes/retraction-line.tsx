import { useTranslation } from "react-i18next";
import type { RetractedBid } from "#contract/deals/strike-desk.ts";
import { BrokenLine } from "./broken-line.tsx";

/** As many own bids may be taken back within 90 days (RULES.md R7). */
const mostRetractions = 3;

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
