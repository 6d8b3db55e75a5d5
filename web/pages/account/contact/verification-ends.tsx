import { useTranslation } from "react-i18next";
import { missingDetails } from "#contract/verification/verification.ts";
import { phoneOf } from "#web/features/accounts/phone-parts.ts";

type Written = Record<(typeof missingDetails)[number] | "prefix", string>;

/** Under the details, while what is written would end the verification of the account. */
export function VerificationEnds({ verifiedPhone, written }: { verifiedPhone: string | null; written: Written }) {
  const { t } = useTranslation("contact");
  if (verifiedPhone === null) return null;
  const phone = phoneOf({ prefix: written.prefix, number: written.phone });
  const isWhole = missingDetails.every((name) => written[name].trim() !== "");
  if (isWhole && withoutSpaces(phone) === withoutSpaces(verifiedPhone)) return null;
  return (
    <p className="type-small" role="status">
      {t("verificationEnds")}
    </p>
  );
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, "");
}
