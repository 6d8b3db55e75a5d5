import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FeeLines } from "#contract/fees/fees.ts";
import { quietApi } from "#web/api/browser-api.ts";
import { useFeeText } from "#web/features/payments/use-fee-text.ts";
import { typography } from "#web/format/typography.ts";

/** What a publication and a sale would cost the seller; nothing where nothing does. */
export function FeeNote() {
  const { t } = useTranslation("listingForm");
  const feeText = useFeeText();
  const lines = useFees();
  if (!lines || (!lines.seller_commission && !lines.listing_fee)) return null;
  const sentences = [
    lines.listing_fee && t("fees.listing", { fee: feeText(lines.listing_fee) }),
    lines.seller_commission && t("fees.commission", { fee: feeText(lines.seller_commission) }),
    t("fees.billed"),
  ].filter(Boolean);
  return <p className="type-small mt-4 text-muted">{typography(sentences.join(" "))}</p>;
}

/** null until they are known; where they cannot be read the bill tells them. */
function useFees(): FeeLines | null {
  const [lines, setLines] = useState<FeeLines | null>(null);
  useEffect(() => {
    let isOver = false;
    quietApi.fees.current({}).then(
      ({ data }) => !isOver && setLines(data),
      (error: unknown) => console.warn("the fees could not be read", error),
    );
    return () => {
      isOver = true;
    };
  }, []);
  return lines;
}
