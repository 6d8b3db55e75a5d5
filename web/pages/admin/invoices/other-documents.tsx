import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { IssuedDocument } from "#contract/invoices/issued-documents.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** The other documents of the same order, and how each stands to the one that is shown. */
export function OtherDocuments({ document: { others } }: { document: IssuedDocument }) {
  const { t } = useTranslation(["issuedDocument", "invoiceAdmin"]);
  const locale = useLocale();
  if (others.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="type-h3">{t("others")}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {others.map(({ id, number, kind, relation, issuedOn, total }) => (
          <li key={id} className="type-field flex flex-wrap justify-between gap-x-6 py-2.5">
            <span>
              <Link className="quiet-link tnum" to={pathTo("oneInvoiceAdmin", locale, { id })}>
                {number}
              </Link>{" "}
              {t(`invoiceAdmin:kind.${kind}`)}
              <span className="type-small block text-muted">
                {t(`relation.${relation}`)} · {formatDate(`${issuedOn}T12:00:00Z`, locale)}
              </span>
            </span>
            <span className="tnum whitespace-nowrap">{formatCzk(total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
