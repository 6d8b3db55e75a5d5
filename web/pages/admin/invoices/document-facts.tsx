import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { IssuedDocument } from "#contract/invoices/issued-documents.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { DefinitionList } from "#web/ui/definition-list.tsx";

/** Whom a document names, its days, how its money stands, and who has issued it and why. */
export function DocumentFacts({ document }: { document: IssuedDocument }) {
  const { t } = useTranslation(["issuedDocument", "invoiceAdmin"]);
  const locale = useLocale();
  const { customer, order, money, taxableOn, party } = document;
  const day = (of: string) => formatDate(`${of}T12:00:00Z`, locale);
  const place = [customer.street, [customer.zip, customer.city].filter(Boolean).join(" "), customer.country];
  return (
    <DefinitionList
      className="mt-6 border-y border-line [overflow-wrap:anywhere]"
      entries={[
        { term: t("fact.state"), value: t(`invoiceAdmin:state.${document.state}`) },
        { term: t("fact.customer"), value: <bdi>{customer.name || party.username || t("invoiceAdmin:unnamed")}</bdi> },
        { term: t("fact.address"), value: place.filter(Boolean).join(", ") },
        { term: t("fact.companyId"), value: customer.companyId },
        { term: t("fact.taxId"), value: customer.taxId },
        { term: t("fact.email"), value: customer.email },
        { term: t("fact.issuedOn"), value: formatDateTime(document.issuedAt, locale) },
        { term: t("fact.taxableOn"), value: taxableOn && day(taxableOn) },
        { term: t("fact.dueOn"), value: day(document.dueOn) },
        { term: t("fact.symbol"), value: <span className="tnum">{document.variableSymbol}</span> },
        {
          term: t("fact.order"),
          value: (
            <Link className="quiet-link" to={pathTo("order", locale, { id: order.id, hash: order.hash })}>
              {t("invoiceAdmin:order", { id: order.id })}
            </Link>
          ),
        },
        {
          term: t("fact.money"),
          value: [
            t(`money.${money.status}`, { amount: formatCzk(money.total) }),
            money.paidAt && formatDate(money.paidAt, locale),
            money.refunded > 0 && t("refunded", { amount: formatCzk(money.refunded) }),
          ]
            .filter(Boolean)
            .join(" · "),
        },
        { term: t("fact.reason"), value: document.reason },
        { term: t("fact.issuedBy"), value: document.issuedBy },
      ]}
    />
  );
}
