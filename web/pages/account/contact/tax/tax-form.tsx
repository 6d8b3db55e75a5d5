import { useTranslation } from "react-i18next";
import type { OwnTaxDetails, SellerTaxDetails } from "#contract/seller-reports/seller-reports.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { CountrySelect } from "#web/features/accounts/country-select.tsx";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { overStored } from "#web/pages/account/contact/over-stored.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

type Values = Record<"birthDate" | "birthPlace" | "birthCountry" | "taxNumber" | "taxCountry", string>;

const valuesOf = ({ version: _seen, birthDate, ...details }: SellerTaxDetails): Values => ({
  ...{ ...details, birthDate: birthDate ?? "" },
});

/** A person's birth and tax number. Of what another window has saved meanwhile the fields stay that were not written here. */
export function TaxForm({ own, onSaved }: { own: OwnTaxDetails; onSaved: (own: OwnTaxDetails) => void }) {
  const { t } = useTranslation("contact");
  const { form, onSubmit, busy, message, errorOf } = useApiForm<Values>({
    defaultValues: valuesOf(own.details),
    submit: async (written) => {
      const { details } = (await browserApi.sellerReports.ownDetails({})).data;
      const { birthDate, ...values } = overStored(valuesOf(details), written, (name) => Boolean(dirtyFields[name]));
      const body = { ...values, birthDate: birthDate || null, version: details.version };
      const { data } = await browserApi.sellerReports.saveOwnDetails({ body });
      form.reset(valuesOf(data.details));
      notify({ kind: "success", id: "tax", text: t("tax.saved") });
      onSaved(data);
    },
  });
  const { dirtyFields } = form.formState;
  const text = (name: "birthDate" | "birthPlace" | "taxNumber", maxLength: number) => ({
    ...{ label: t(`tax.field.${name}`), error: errorOf(name), autoComplete: "off", maxLength },
    ...form.register(name),
  });
  const country = (name: "birthCountry" | "taxCountry") => ({
    ...{ label: t(`tax.field.${name}`), error: errorOf(name), known: own.details[name] || own.country },
    ...form.register(name),
  });
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="mt-4 grid gap-4">
      <div className="grid items-start gap-x-3 gap-y-4 tablet:grid-cols-2">
        <Input {...text("taxNumber", 30)} hint={t(own.hasVatId ? "tax.vatHint" : "tax.numberHint")} />
        <CountrySelect {...country("taxCountry")} placeholder={t("tax.residence")} />
        <Input {...text("birthDate", 10)} type="date" autoComplete="bday" className="tablet:max-w-60" />
      </div>
      <p className="type-small text-muted">{t("tax.placeNote")}</p>
      <div className="grid items-start gap-x-3 gap-y-4 tablet:grid-cols-2">
        <Input {...text("birthPlace", 100)} />
        <CountrySelect {...country("birthCountry")} placeholder={t("tax.none")} />
      </div>
      <FormMessage>{message}</FormMessage>
      <p>
        <Button type="submit" busy={busy}>
          {t("tax.save")}
        </Button>
      </p>
    </form>
  );
}
