import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { type ContactDetails, type ContactOfOwner, phonePrefixes } from "#contract/accounts/contact.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { CompanyFields } from "#web/features/accounts/company-fields.tsx";
import { CountrySelect } from "#web/features/accounts/country-select.tsx";
import { fillIn } from "#web/features/accounts/fill-in.ts";
import { phoneOf, phonePartsOf } from "#web/features/accounts/phone-parts.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { formatOnDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { type ApiForm, useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Input, type InputProps } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { overStored } from "./over-stored.ts";
import { useBack } from "./use-back.ts";
import { VerificationEnds } from "./verification-ends.tsx";

type Values = ContactDetails & { prefix: string };
type TextField = Exclude<keyof Values, "country" | "prefix">;

/** All details on one page; what the server wrote more tidily comes back into the fields. */
export function ContactForm({ contact }: { contact: ContactOfOwner }) {
  const { t } = useTranslation("contact");
  const rules = useRules();
  const navigate = useNavigate();
  const back = useBack();
  const { withProof, proof } = useProof();
  const [accounts, setAccounts] = useState<Accounts>(contact);
  const [verifiedPhone, setVerifiedPhone] = useState(contact.verifiedPhone);
  const { form, onSubmit, busy, message, errorOf } = useApiForm<Values>({
    defaultValues: valuesOf(contact),
    submit: async (written) => {
      const { data: stored } = await browserApi.contact.get({});
      const { prefix, ...values } = overStored(valuesOf(stored), written, isWritten);
      const phone = phoneOf({ prefix, number: values.phone });
      const saved = await withProof(() => browserApi.contact.save({ body: { ...values, phone } }));
      if (!saved) return;
      const { data } = saved;
      setAccounts(data);
      form.reset(valuesOf(data));
      const hasLapsed = verifiedPhone !== null && data.verifiedPhone === null;
      setVerifiedPhone(data.verifiedPhone);
      notify({ kind: "success", id: "contact", text: t(hasLapsed ? "savedUnverified" : "saved") });
      if (back) await navigate(back);
    },
  });
  const { dirtyFields } = form.formState;
  const isWritten = (name: keyof Values) =>
    Boolean(name === "phone" || name === "prefix" ? dirtyFields.phone || dirtyFields.prefix : dirtyFields[name]);
  const propsOf = (name: TextField): InputProps => ({
    label: t(`field.${name}`),
    error: errorOf(name),
    ...form.register(name, name === "firstName" || name === "lastName" ? { required: rules.required } : {}),
  });
  const field = (name: TextField, more: Partial<InputProps> = {}) => <Input {...propsOf(name)} {...more} />;
  return (
    <>
      <form onSubmit={onSubmit} noValidate method="post" className="mt-8 grid max-w-180 gap-10">
        <Group legend={t("group.person")} note={t("note.person")}>
          <div className="grid items-start gap-x-3 gap-y-4 tablet:grid-cols-2">
            {field("firstName", { autoComplete: "given-name", required: true })}
            {field("lastName", { autoComplete: "family-name", required: true })}
          </div>
          <div className="field-row grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3">
            <Select
              label={t("field.prefix")}
              options={[
                ...phonePrefixes.map((prefix) => ({ value: prefix, label: prefix })),
                { value: "", label: t("otherPrefix") },
              ]}
              {...form.register("prefix")}
            />
            {field("phone", { type: "tel", inputMode: "tel", autoComplete: "tel-national" })}
          </div>
          {field("street", { autoComplete: "street-address" })}
          <div className="grid items-start gap-x-3 gap-y-4 tablet:grid-cols-[8rem_minmax(0,1fr)_14rem]">
            {field("zip", { autoComplete: "postal-code" })}
            {field("city", { autoComplete: "address-level2" })}
            <CountrySelect
              label={t("field.country")}
              autoComplete="country"
              known={contact.country}
              error={errorOf("country")}
              {...form.register("country")}
            />
          </div>
          <VerificationEnds verifiedPhone={verifiedPhone} written={form.watch()} />
        </Group>
        <Group legend={t("group.account")} note={t("note.account")}>
          {field("bankAccount", {
            placeholder: "19-2000145399/0800",
            spellCheck: false,
            autoComplete: "off",
          })}
          <BankChange accounts={accounts} written={form.watch("bankAccount")} />
        </Group>
        <Group legend={t("group.company")} note={t("note.company")}>
          <CompanyPart form={form} field={propsOf} />
        </Group>
        <div className="grid gap-4">
          <FormMessage>{message}</FormMessage>
          <p>
            <Button type="submit" size="large" busy={busy}>
              {t("save")}
            </Button>
          </p>
        </div>
      </form>
      {proof}
    </>
  );
}

function CompanyPart({ form, field }: Pick<ApiForm<Values>, "form"> & { field: (name: TextField) => InputProps }) {
  const [companyId, taxId, country] = form.watch(["companyId", "taxId", "country"]);
  return (
    <CompanyFields
      {...{ field, companyId, taxId }}
      isCzech={country === "CZ"}
      onFound={(found) => fillIn(form, found)}
    />
  );
}

function valuesOf({ accountInForce: _payload, verifiedPhone: _known, ...contact }: ContactOfOwner): Values {
  const { prefix, number } = phonePartsOf(contact.phone);
  return { ...contact, prefix, phone: number };
}

type Accounts = Pick<ContactOfOwner, "bankAccount" | "accountInForce">;

/** Under the account: until when the one before is paid to, and when another one takes over. */
function BankChange({ accounts: { bankAccount, accountInForce }, written }: { accounts: Accounts; written: string }) {
  const { t } = useTranslation("contact");
  const locale = useLocale();
  const known = [bankAccount, accountInForce?.account];
  const isFirst = bankAccount === "" && accountInForce === null;
  return (
    <>
      {accountInForce && (
        <p className="type-small text-muted">
          {t(bankAccount === "" ? "accountEnds" : "accountWaits", {
            account: accountInForce.account,
            time: formatOnDateTime(accountInForce.until, locale),
          })}
        </p>
      )}
      {!isFirst && !known.includes(written.trim()) && <p className="type-small">{t("accountChanges")}</p>}
    </>
  );
}

function Group({ legend, note, children }: { legend: string; note: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="type-h4">{legend}</legend>
      <p className="type-small mt-1 mb-4 text-muted">{note}</p>
      <div className="grid gap-4">{children}</div>
    </fieldset>
  );
}
