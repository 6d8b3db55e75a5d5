import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/deals/deal.ts";
import type { BankTransfer } from "#contract/payments/bank-transfer.ts";
import { TransferBox } from "#web/features/payments/transfer-box.tsx";
import { SaidPaid } from "./said-paid.tsx";

/** Where and how the buyer pays. */
export function DealPayment({ payment, deal }: { payment: BankTransfer; deal: Deal }) {
  const { t } = useTranslation("deals");
  return (
    <TransferBox transfer={payment} fileName={t("payment.saved", { id: deal.id })}>
      <SaidPaid deal={deal} />
      {deal.shipping === null && <p className="type-caption mt-3 text-muted">{t("payment.shippingOpen")}</p>}
    </TransferBox>
  );
}
