import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FeeLine } from "#contract/fees/fee-rules.ts";
import { quietApi } from "#web/api/browser-api.ts";
import { useFeeText } from "#web/features/payments/use-fee-text.ts";
import { typography } from "#web/format/typography.ts";
import type { FormModel } from "#web/pages/listing-form/form-model.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";

interface Offer {
  readonly isOffered: boolean;
  readonly fee: FeeLine | null;
}

/** Has the buyer's payment held until the thing is received, where the site offers that. */
export function ProtectionField({ model: { values, change, isFixed } }: { model: FormModel }) {
  const { t } = useTranslation("listingForm");
  const feeText = useFeeText();
  const offer = useOffer();
  if (!values.isProtected && !offer?.isOffered) return null;
  const hints = [t("protection.hint"), offer?.fee && t("protection.fee", { fee: feeText(offer.fee) })];
  return (
    <Checkbox
      className="tablet:col-span-2"
      label={t("protection.label")}
      hint={typography(hints.filter(Boolean).join(" "))}
      checked={values.isProtected}
      disabled={isFixed("isProtected")}
      onChange={(event) => change({ isProtected: event.currentTarget.checked })}
    />
  );
}

/** null until it is known; where it cannot be read the option is not shown. */
function useOffer(): Offer | null {
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    let isOver = false;
    quietApi.fees.protection({}).then(
      ({ data }) => !isOver && setOffer(data),
      (error: unknown) => console.warn("protected payment could not be asked about", error),
    );
    return () => {
      isOver = true;
    };
  }, []);
  return offer;
}
