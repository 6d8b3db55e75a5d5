import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/deals/deal.ts";
import type { BankTransfer } from "#contract/payments/bank-transfer.ts";
import { TransferBox } from "#web/features/payments/transfer-box.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { SaidPaid } from "./said-paid.tsx";

/** Where and how the buyer pays; folded away once they say that they have. */
export function DealPayment({ payment, deal }: { payment: BankTransfer; deal: Deal }) {
  const { t } = useTranslation("deals");
  const fileName = t("payment.saved", { id: deal.id });
  if (deal.paymentSaid) {
    return (
      <>
        <SaidPaid deal={deal} />
        <Disclosure summary={t("saidPaid.data")} className="mt-5">
          <TransferBox transfer={payment} fileName={fileName} />
        </Disclosure>
      </>
    );
  }
  return (
    <TransferBox transfer={payment} fileName={fileName}>
      <SaidPaid deal={deal} />
      {deal.shipping === null && <p className="type-caption mt-3 text-muted">{t("payment.shippingOpen")}</p>}
    </TransferBox>
  );
}
