import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { feeKinds } from "#contract/fees/fee-rules.ts";
import type { FeeTable } from "#contract/fees/fees.ts";
import { useFeeText } from "#web/features/payments/use-fee-text.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/fees";
import { FeeForm } from "./fee-form.tsx";

export const loader = adminLoader(async (api) => {
  const tables = (await api.fees.tables({})).data;
  return { tables };
});

export function meta() {
  return privateMeta("payments:feeAdmin.title");
}

/** For those who keep the site's money: what sales and publications cost, now, before and to come. */
export default function Fees({ loaderData: { tables, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("payments");
  const { revalidate } = useRevalidator();
  const inForce = tables.find(({ validFrom }) => validFrom <= serverTime);
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("feeAdmin.title")}</h1>
        <p className="type-body mt-2 text-muted">{t("feeAdmin.lead")}</p>
        <FeeForm key={tables[0]?.id ?? 0} latest={tables[0] ?? null} onDone={revalidate} />
        {tables.length === 0 ? (
          <EmptyState className="border-t-0" title={t("feeAdmin.empty.title")}>
            {t("feeAdmin.empty.text")}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-line border-b">
            {tables.map((table) => (
              <FeeTableRow
                key={table.id}
                table={table}
                state={table === inForce ? "now" : table.validFrom > serverTime ? "later" : "over"}
              />
            ))}
          </ul>
        )}
      </div>
    </AdminLayout>
  );
}

function FeeTableRow({ table, state }: { table: FeeTable; state: "now" | "later" | "over" }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const feeText = useFeeText();
  const asked = feeKinds.filter((kind) => table.lines[kind] !== null);
  return (
    <li className="py-4">
      <p className="type-control">
        {t("feeAdmin.from", { time: formatDateTime(table.validFrom, locale) })}
        <span className="type-small ml-3 font-normal text-muted">{t(`feeAdmin.${state}`)}</span>
      </p>
      {asked.length === 0 ? (
        <p className="type-small mt-1 text-muted">{t("feeAdmin.none")}</p>
      ) : (
        <dl className="mt-1 grid gap-1">
          {asked.map((kind) => (
            <div key={kind} className="type-small flex flex-wrap gap-x-3">
              <dt className="text-muted">{t(`fees.kind.${kind}`)}</dt>
              <dd>{feeText(table.lines[kind])}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
