import { useState } from "react";
import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { phoneOf } from "#web/features/accounts/phone-parts.ts";
import { visitorsCartKey } from "#web/features/carts/visitors-cart-key.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import type { CheckoutActions } from "./use-checkout.ts";

/** The code by which the telephone of an order answers; a new number needs a new one. */
export function PhoneCode({ actions: { form, errorOf } }: { actions: CheckoutActions }) {
  const { t } = useTranslation(["checkout", "forms", "common"]);
  const rules = useRules();
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [prefix, number] = form.watch(["prefix", "phone"]);
  const phone = phoneOf({ prefix, number });
  const isSent = sentTo !== null && sentTo === phone;
  const send = async () => {
    if (!(await form.trigger("phone", { shouldFocus: true }))) return;
    setBusy(true);
    try {
      await browserApi.checkouts.sendCode({ params: { key: visitorsCartKey() }, body: { phone } });
      setSentTo(phone);
      form.setFocus("phoneCode");
    } catch (error) {
      const { fields, message } = readFailure(error, ["phone"], t);
      for (const [, text] of fields) form.setError("phone", { type: "server", message: text }, { shouldFocus: true });
      if (message) notify({ kind: "error", text: message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-3">
        <Input
          className="min-w-0 max-w-60 grow"
          label={t("code.label")}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
          error={errorOf("phoneCode")}
          {...form.register("phoneCode", { required: rules.required })}
        />
        <Button kind="outline" busy={busy} onClick={send} className="mt-7.5 shrink-0">
          {t(isSent ? "code.again" : "code.send")}
        </Button>
      </div>
      <p role="status" className="type-small text-muted">
        {isSent ? t("code.sent", { phone }) : t("code.hint")}
      </p>
    </div>
  );
}
