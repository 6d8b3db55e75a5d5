import { useTranslation } from "react-i18next";
import type { CancelledListing } from "#contract/moderation/strike-admin.ts";
import { BrokenLine } from "./broken-line.tsx";

/** A listing that was taken off, and how often those of the person were. */
export function CancellationLine({ cancellation }: { cancellation: CancelledListing }) {
  const { t } = useTranslation(["strikeAdmin", "moderation"]);
  const { by, byName, rule, bySeller, byShop } = cancellation;
  const whose = by === "moderator" && byName === null ? "moderatorUnknown" : by;
  return (
    <BrokenLine
      person={cancellation.person}
      listing={cancellation.listing}
      at={cancellation.at}
      what={[
        t(`strikeAdmin:cancelled.${whose}`, { name: byName ?? "" }),
        ...(rule ? [t(`moderation:rule.${rule}`)] : []),
      ].join(". ")}
      reason={cancellation.reason}
      effect={
        <>
          {bySeller > 0 && <p>{t("strikeAdmin:line.bySeller", { count: bySeller })}</p>}
          {byShop > 0 && <p>{t("strikeAdmin:line.byShop", { count: byShop })}</p>}
        </>
      }
    />
  );
}
