import { useTranslation } from "react-i18next";
import type { ReportedSeller } from "#contract/seller-reports/seller-reports.ts";
import { DefinitionList } from "#web/ui/definition-list.tsx";

/** Who a seller is, as the report says it. */
export function SellerFacts({ seller }: { seller: ReportedSeller }) {
  const { t } = useTranslation("sellerReports");
  const { address, country, companyId, taxNumber, vatId, accounts } = seller;
  const facts = {
    address: [address, country].filter(Boolean).join(", "),
    ...(seller.isCompany && { companyId }),
    taxNumber,
    vatId,
    accounts: accounts.map(inFours).join(", "),
  };
  return (
    <DefinitionList
      className="mt-5"
      entries={Object.entries(facts).map(([name, value]) => ({
        term: t(`fact.${name as keyof typeof facts}`),
        value: <span className="[overflow-wrap:anywhere]">{value || t("unknown")}</span>,
      }))}
    />
  );
}

/** An IBAN as it is printed: `CZ65 0800 …`. */
function inFours(account: string): string {
  return account.replace(/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/, (iban) => iban.replace(/.{4}(?=.)/g, "$& "));
}
