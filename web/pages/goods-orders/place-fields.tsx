import { useTranslation } from "react-i18next";
import { useLocale } from "#web/format/use-locale.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Input } from "#web/ui/fields/input.tsx";
import type { CheckoutActions } from "./use-checkout.ts";

const lengths = { name: 100, street: 100, city: 100, zip: 12 } as const;
type Line = keyof typeof lengths;

/** Name and address, of the delivery or of the invoice, in the country that the shop sells to. */
export function PlaceFields({
  of,
  section,
  country,
  actions: { form, errorOf },
}: {
  of: "delivery.address" | "invoice";
  /** What the browser fills in: the delivery's or the invoice's address. */
  section: "shipping" | "billing";
  country: string;
  actions: CheckoutActions;
}) {
  const { t } = useTranslation("checkout");
  const rules = useRules();
  const locale = useLocale();
  const line = (name: Line, filledIn: string) => (
    <Input
      label={t(`field.${name}`)}
      error={errorOf(`${of}.${name}`)}
      autoComplete={`${section} ${filledIn}`}
      required
      {...(name === "zip" && { inputMode: "numeric" as const })}
      {...form.register(`${of}.${name}`, {
        required: rules.required,
        maxLength: rules.max(lengths[name]),
        shouldUnregister: false,
      })}
    />
  );
  return (
    <div className="grid gap-4">
      {line("name", "name")}
      {line("street", "street-address")}
      <div className="grid items-start gap-x-3 gap-y-4 tablet:grid-cols-[8rem_minmax(0,1fr)]">
        {line("zip", "postal-code")}
        {line("city", "address-level2")}
      </div>
      <p className="type-small text-muted">
        {t("country", { country: new Intl.DisplayNames(locale, { type: "region" }).of(country) })}
      </p>
    </div>
  );
}
