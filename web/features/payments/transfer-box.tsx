import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BankTransfer } from "#contract/payments/bank-transfer.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { typography } from "#web/format/typography.ts";
import { classes } from "#web/ui/classes.ts";
import { QrPicture } from "#web/ui/qr-picture.tsx";
import { CodeActions } from "./code-actions.tsx";
import { CopyRow } from "./copy-row.tsx";

interface TransferBoxProps {
  transfer: BankTransfer;
  /** Of the file that the code is saved as. */
  fileName: string;
  children?: ReactNode;
}

/** Where and how somebody pays by a bank transfer: the code for a banking app, the same by hand beside it. */
export function TransferBox({ transfer, fileName, children }: TransferBoxProps) {
  const { t } = useTranslation("payments");
  const amount = formatCzk(transfer.amount);
  return (
    <section
      aria-label={t("transfer.label")}
      className={classes("grid gap-x-6 gap-y-5", transfer.qr && "tablet:grid-cols-[auto_minmax(0,1fr)]")}
    >
      {transfer.qr && (
        <div className="grid content-start justify-items-center gap-3">
          <QrPicture qr={transfer.qr} label={t("transfer.qr", { amount })} />
          <p className="type-caption max-w-60 text-center text-muted">
            <span className="pointer-coarse:hidden">{typography(t("transfer.scan"))}</span>
            <span className="hidden pointer-coarse:inline">{typography(t("transfer.onPhone"))}</span>
          </p>
          <CodeActions qr={transfer.qr} spayd={transfer.spayd} fileName={fileName} />
        </div>
      )}
      <div className="min-w-0">
        <dl className="divide-y divide-line border-y border-line">
          <CopyRow label={t("transfer.amount")} shown={amount} copied={transfer.amount.toFixed(2)} />
          <CopyRow label={t("transfer.account")} shown={transfer.account} copied={transfer.account} />
          <CopyRow label={t("transfer.vs")} shown={transfer.variableSymbol} copied={transfer.variableSymbol} />
        </dl>
        {children}
      </div>
    </section>
  );
}
