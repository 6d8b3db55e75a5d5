import { useTranslation } from "react-i18next";
import type { ReportedSeller } from "#contract/payments/seller-reports.ts";
import { DefinitionList } from "#web/ui/definition-list.tsx";

/** Who a seller is, as the report says it. */
export function SellerFacts({ seller }: { seller: ReportedSeller }) {
  const { t } = useTranslation("sellerReport");
  const { address, country, companyId, taxNumber, vatId, accounts } = seller;
  const facts = {
    address: [address, country].filter(Boolean).join(", "),
    ...(seller.isCompany && { companyId }),
    taxNumber,
    vatId,
    accounts: accounts.join(", "),
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
