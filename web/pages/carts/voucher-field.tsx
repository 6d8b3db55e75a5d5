import { Tag, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatCzk } from "#contract/values/written-amounts.ts";
import type { CartActions } from "#web/features/carts/use-cart.ts";
import { typography } from "#web/format/typography.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

/** A voucher's code; the one that is used, with why it does not help now. */
export function VoucherField({ actions }: { actions: CartActions }) {
  const { t } = useTranslation("carts");
  const [code, setCode] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const { voucher } = actions.cart;
  return (
    <div className="needs-script mt-6 border-t border-line pt-5">
      {voucher && (
        <div className="mb-4 flex items-start gap-3">
          <Tag aria-hidden="true" strokeWidth={1.5} className="mt-2.5 size-5 shrink-0 text-muted" />
          <p className="type-small min-w-0 grow py-2">
            <span className="font-semibold">{voucher.code}</span>
            {voucher.refusal && (
              <span className="block text-danger-text">
                {typography(t(`voucher.refusal.${voucher.refusal}`, { amount: formatCzk(voucher.minimum) }))}
              </span>
            )}
          </p>
          <IconButton label={t("voucher.remove", { code: voucher.code })} onClick={() => void actions.removeVoucher()}>
            <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
          </IconButton>
        </div>
      )}
      <form
        method="post"
        noValidate
        className="flex items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void actions.addVoucher(code.trim()).then((failed) => {
            setFailure(failed);
            if (!failed) setCode("");
          });
        }}
      >
        <Input
          className="min-w-0 grow"
          label={t("voucher.label")}
          autoComplete="off"
          maxLength={40}
          value={code}
          error={failure}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setFailure(null);
          }}
        />
        <Button type="submit" kind="outline" busy={actions.busy} className="mt-7.5">
          {t("voucher.use")}
        </Button>
      </form>
    </div>
  );
}
