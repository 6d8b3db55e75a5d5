import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Address, mostAddresses } from "#contract/accounts/addresses.ts";
import { phonePrefixes } from "#contract/accounts/contact.ts";
import type { Cart } from "#contract/carts/carts.ts";
import type { Checkout } from "#contract/goods-orders/checkouts.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { AddressPart } from "./address-part.tsx";
import { CheckoutSum } from "./checkout-sum.tsx";
import { DeliveryPart } from "./delivery-part.tsx";
import { InvoicePart } from "./invoice-part.tsx";
import { NewAccount } from "./new-account.tsx";
import { PhoneCode } from "./phone-code.tsx";
import { type CheckoutActions, useCheckout } from "./use-checkout.ts";

/** All that an order needs, on one page; what it comes to stands beside it. */
export function CheckoutForm({
  cart,
  checkout,
  addresses: all,
}: {
  cart: Cart;
  checkout: Checkout;
  /** The account's. */
  addresses: readonly Address[];
}) {
  const { t } = useTranslation("checkout");
  // The shop sends to its own country alone.
  const addresses = all.filter(({ country }) => country === checkout.country);
  const actions = useCheckout(cart, checkout, addresses);
  const { form, onSubmit, kind } = actions;
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      method="post"
      className="mt-4 grid items-start gap-8 desktop:grid-cols-[1fr_23rem] desktop:gap-12"
    >
      <div className="grid max-w-160 min-w-0 gap-10">
        <Part title={t("part.contact")}>
          <ContactFields actions={actions} />
          {actions.needsCode && <PhoneCode actions={actions} />}
          {checkout.known === null && <NewAccount actions={actions} />}
        </Part>
        <Part title={t("part.delivery")}>
          <DeliveryPart checkout={checkout} actions={actions} />
        </Part>
        {kind === "carrier" && (
          <Part title={t("part.address")}>
            <AddressPart
              checkout={checkout}
              addresses={addresses}
              hasRoom={all.length < mostAddresses}
              actions={actions}
            />
          </Part>
        )}
        <Part title={t("part.invoice")}>
          <InvoicePart country={checkout.country} actions={actions} />
        </Part>
        <Textarea label={t("field.note")} hint={t("hint.note")} maxLength={500} {...form.register("note")} />
      </div>
      <CheckoutSum cart={cart} checkout={checkout} actions={actions} />
    </form>
  );
}

function ContactFields({ actions: { form, errorOf } }: { actions: CheckoutActions }) {
  const { t } = useTranslation("checkout");
  const rules = useRules();
  return (
    <>
      <Input
        label={t("field.email")}
        type="email"
        autoComplete="email"
        required
        error={errorOf("email")}
        {...form.register("email", {
          required: rules.required,
          pattern: rules.email,
          maxLength: rules.max(254),
        })}
      />
      <div className="field-row grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3">
        <Select
          label={t("field.prefix")}
          options={[
            ...phonePrefixes.map((prefix) => ({ value: prefix, label: prefix })),
            { value: "", label: t("otherPrefix") },
          ]}
          {...form.register("prefix")}
        />
        <Input
          label={t("field.phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required
          error={errorOf("phone")}
          {...form.register("phone", { required: rules.required, maxLength: rules.max(24) })}
        />
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="type-h3 mb-4">{title}</legend>
      <div className="grid gap-4">{children}</div>
    </fieldset>
  );
}
