import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { Address, AddressBody } from "#contract/accounts/addresses.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { CompanyFields } from "#web/features/accounts/company-fields.tsx";
import { CountrySelect } from "#web/features/accounts/country-select.tsx";
import { fillIn } from "#web/features/accounts/fill-in.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input, type InputProps } from "#web/ui/fields/input.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

const nowhere: AddressBody = {
  ...{ name: "", street: "", city: "", zip: "", country: "CZ" },
  ...{ company: "", companyId: "", taxId: "", isDefault: false },
};
type Line = Exclude<keyof AddressBody, "country" | "isDefault">;
const required: readonly Line[] = ["name", "street", "city", "zip"];

/** A new address, or one that is changed as a whole. */
export function AddressForm({ address, onDone }: { address?: Address; onDone: () => void }) {
  const { t } = useTranslation("contact");
  const rules = useRules();
  const { revalidate } = useRevalidator();
  const { id, ...known } = address ?? { id: null, ...nowhere };
  const { form, onSubmit, busy, message, errorOf } = useApiForm<AddressBody>({
    defaultValues: known,
    submit: async (body) => {
      try {
        await (id === null
          ? browserApi.addresses.add({ body })
          : browserApi.addresses.change({ params: { id }, body }));
      } catch (error) {
        notify({ kind: "error", id: "address", text: t("addresses.notSaved") });
        throw error;
      }
      notify({ kind: "success", id: "address", text: t("addresses.saved") });
      await revalidate();
      onDone();
    },
  });
  const line = (name: Line, more: Partial<InputProps> = {}) => (
    <Input
      label={t(name === "name" ? "addresses.name" : `field.${name}`)}
      error={errorOf(name)}
      required={required.includes(name)}
      {...more}
      {...form.register(name, required.includes(name) ? { required: rules.required } : {})}
    />
  );
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
      <h3 className="type-h5">{t(id === null ? "addresses.addTitle" : "addresses.changeTitle")}</h3>
      {line("name", { autoComplete: "shipping name" })}
      {line("street", { autoComplete: "shipping street-address" })}
      <div className="grid items-start gap-x-3 gap-y-4 tablet:grid-cols-[8rem_minmax(0,1fr)_14rem]">
        {line("zip", { autoComplete: "shipping postal-code" })}
        {line("city", { autoComplete: "shipping address-level2" })}
        <CountrySelect
          label={t("field.country")}
          autoComplete="shipping country"
          known={known.country}
          error={errorOf("country")}
          {...form.register("country")}
        />
      </div>
      <CompanyFields
        field={(name) => ({ label: t(`field.${name}`), error: errorOf(name), ...form.register(name) })}
        companyId={form.watch("companyId")}
        taxId={form.watch("taxId")}
        isCzech={form.watch("country") === "CZ"}
        onFound={(found) => fillIn(form, found)}
      />
      {!known.isDefault && <Checkbox label={t("addresses.makeDefault")} {...form.register("isDefault")} />}
      <FormMessage>{message}</FormMessage>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t("addresses.save")}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t("addresses.back")}
        </Button>
      </div>
    </form>
  );
}
