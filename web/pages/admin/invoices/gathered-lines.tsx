import { useTranslation } from "react-i18next";
import type { AdminDocument } from "#contract/invoices/invoice-admin.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { typography } from "#web/format/typography.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";

/** What a collective invoice is of, line by line; opened by whoever asks. */
export function GatheredLines({ lines }: { lines: AdminDocument["gathers"] }) {
  const { t } = useTranslation("invoiceAdmin");
  return (
    <Disclosure className="w-full border-b-0" summary={t("gathers", { count: lines.length })}>
      <ul className="type-small divide-y divide-line">
        {lines.map(({ label, total }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an issued document never change their places
          <li key={at} className="flex flex-wrap justify-between gap-x-6 py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">{typography(label)}</span>
            <span className="tnum whitespace-nowrap">{formatCzk(total)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
