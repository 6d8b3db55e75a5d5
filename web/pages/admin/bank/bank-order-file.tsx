import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type BankOrder, bankOrderFormats } from "#contract/bank/bank-orders.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { newKey } from "#web/api/new-key.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { saveFile } from "#web/forms/save-file.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/fields/select.tsx";

interface Orderable {
  orders: readonly BankOrder[];
  ready: { count: number; total: number };
  withoutAccount: number;
}

/** Makes a file for the bank of all refunds and payouts that can be sent, and saves it; files made before are saved again. */
export function BankOrderFile({ of: { orders, ready, withoutAccount } }: { of: Orderable }) {
  const { t } = useTranslation("bankAdmin");
  const locale = useLocale();
  const { busy, press } = usePageAction();
  const { withProof, proof } = useProof();
  const [key, setKey] = useState(newKey);
  const [format, setFormat] = useState<BankOrder["format"]>("sepa");
  const save = async (id: number) => {
    const { data } = await browserApi.bankOrders.file({ params: { id } });
    saveFile(new File([data.content], data.name, { type: "application/octet-stream" }));
  };
  const order = async () => {
    const sent = { body: { format }, headers: { "idempotency-key": key } };
    const ordered = await withProof(() => browserApi.bankOrders.order(sent));
    if (!ordered) return;
    setKey(newKey());
    await save(ordered.data.id);
  };
  return (
    <div className="mt-6">
      <p className="type-small">
        {ready.count > 0
          ? t("orders.ready", { count: ready.count, total: formatCzk(ready.total) })
          : t("orders.nothing")}
        {withoutAccount > 0 && ` ${t("orders.withoutAccount", { count: withoutAccount })}`}
      </p>
      {ready.count > 0 && (
        <div className="mt-3 flex flex-wrap items-end gap-3">
          <Select
            label={t("orders.format")}
            value={format}
            onChange={(event) => setFormat(bankOrderFormats.find((each) => each === event.target.value) ?? "sepa")}
            options={bankOrderFormats.map((value) => ({ value, label: t(`orders.formats.${value}`) }))}
          />
          <Button busy={busy} onClick={() => press(order)}>
            {t("orders.order")}
          </Button>
        </div>
      )}
      {orders.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-line border-y">
          {orders.map(({ id, format: written, by, createdAt, waiting, total }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
              <p className="type-small min-w-0 [overflow-wrap:anywhere]">
                {t("orders.file", {
                  id,
                  format: t(`orders.formats.${written}`),
                  by,
                  time: formatDateTime(createdAt, locale),
                })}{" "}
                <span className="text-muted">{t("orders.onWay", { count: waiting, total: formatCzk(total) })}</span>
              </p>
              <Button size="small" kind="quiet" onClick={() => press(() => save(id))}>
                {t("orders.again")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {proof}
    </div>
  );
}
