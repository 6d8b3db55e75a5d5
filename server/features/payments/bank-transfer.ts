import type { BankTransfer } from "#contract/payments/bank-transfer.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { bankAccountText } from "#server/features/accounts/contact/bank-account-rules.ts";
import { qrCode } from "#server/qr-code.ts";
import { type PaymentOrder, spaydOf } from "./spayd.ts";

/** A bank transfer as its payer is told of it, by hand and as a code. */
export function bankTransferOf(order: PaymentOrder): BankTransfer {
  const spayd = spaydOf(order);
  return {
    account: bankAccountText(order.iban),
    iban: order.iban,
    variableSymbol: order.variableSymbol,
    amount: toCzk(order.amountMinor),
    spayd,
    qr: spayd === null ? null : qrCode(spayd),
  };
}
