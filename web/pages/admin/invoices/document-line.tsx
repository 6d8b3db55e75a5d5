import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { AdminDocument } from "#contract/invoices/invoice-admin.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { DocumentFiles } from "./document-files.tsx";
import { GatheredLines } from "./gathered-lines.tsx";

/** An issued document: to whom, of which days and of how much, with its files and its order. */
export function DocumentLine({ document }: { document: AdminDocument }) {
  const { t } = useTranslation("invoiceAdmin");
  const locale = useLocale();
  const { id, number, kind, party, order, corrects, state, taxableOn, dueOn } = document;
  const day = (of: string) => formatDate(`${of}T12:00:00Z`, locale);
  const isOpen = state === "awaiting" || state === "overdue";
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 grow basis-80">
        <h2 className="type-control tnum">
          <Link className="hover:underline" to={pathTo("oneInvoiceAdmin", locale, { id })}>
            {number}
          </Link>{" "}
          <span className="font-normal">{t(`kind.${kind}`)}</span>
        </h2>
        <p className="type-small mt-0.5 [overflow-wrap:anywhere]">
          <bdi>{party.name || party.username || t("unnamed")}</bdi>
          {party.companyId && ` · ${t("companyId", { id: party.companyId })}`}
        </p>
        <FactLine
          className="type-small mt-0.5 text-muted"
          facts={factsOfTexts([
            t("issued", { day: day(document.issuedOn) }),
            taxableOn && t("taxable", { day: day(taxableOn) }),
            isOpen && t("due", { day: day(dueOn) }),
            t(`state.${state}`),
            corrects && t("corrects", { number: corrects }),
          ])}
        />
        <Link
          className="quiet-link type-small inline-block min-h-6"
          to={pathTo("order", locale, { id: order.id, hash: order.hash })}
        >
          {t("order", { id: order.id })}
        </Link>
      </div>
      <p className="tnum tablet:text-right">
        <span className="type-control whitespace-nowrap">{formatCzk(document.total)}</span>
        {document.tax !== 0 && (
          <span className="type-small block whitespace-nowrap text-muted">
            {t("tax", { amount: formatCzk(document.tax) })}
          </span>
        )}
      </p>
      <div className="flex gap-3">
        <DocumentFiles id={id} number={number} />
      </div>
      {document.gathers.length > 0 && <GatheredLines lines={document.gathers} />}
    </li>
  );
}
