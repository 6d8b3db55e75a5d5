import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/deals/deal.ts";

/** How to reach the other side, and no more of it than the deal needs. */
export function DealContact({ deal }: { deal: Deal }) {
  const { t } = useTranslation("deals");
  const { contact, side } = deal;
  const isSender = side === "seller" && deal.handover !== "in_person" && deal.status !== "cancelled";
  return (
    <section className="min-w-0 border-t border-line pt-4 tablet:max-wide:border-t-0 tablet:max-wide:pt-0">
      <h2 className="type-h5">{t(side === "buyer" ? "contact.seller" : "contact.buyer")}</h2>
      <p className="type-field mt-1 [overflow-wrap:anywhere]">
        {contact.name ? `${contact.name} (${contact.username})` : contact.username}
      </p>
      {contact.company && (
        <p className="type-small text-muted">
          {contact.company.name}
          {contact.company.companyId && `, ${t("contact.companyId", { id: contact.company.companyId })}`}
          {contact.company.taxId && `, ${t("contact.taxId", { id: contact.company.taxId })}`}
        </p>
      )}
      <p className="type-small mt-1 grid justify-items-start">
        <a className="quiet-link min-h-11 content-center [overflow-wrap:anywhere]" href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
        {contact.phone && (
          <a className="quiet-link tnum min-h-11 content-center" href={`tel:${contact.phone.replace(/\s/g, "")}`}>
            {contact.phone}
          </a>
        )}
      </p>
      {isSender && (
        <>
          <h3 className="type-small mt-3 font-semibold">{t("contact.address")}</h3>
          {contact.address ? (
            <address className="type-field not-italic">
              {contact.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          ) : (
            <p className="type-small text-muted">
              {t(deal.isDeliveryOpen ? "contact.noAddress" : "contact.addressLater")}
            </p>
          )}
        </>
      )}
    </section>
  );
}
