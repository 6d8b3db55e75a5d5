import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { cardBrands } from "#contract/settings/contact-marks.ts";
import type { Stored } from "#contract/settings/settings-admin.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input, type InputProps } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { useSettingForm } from "./use-setting-form.ts";

type Contacts = Stored<"contacts">["value"];
const networks = ["facebook", "instagram"] as const;

/** Who the operator is: on documents, in the footer and on the page of contacts. */
export function ContactsForm({ setting }: { setting: Stored<"contacts"> }) {
  const { t } = useTranslation("settingsAdmin");
  const rules = useRules();
  const stored = useSettingForm(setting, {
    valuesOf: (value) => ({
      value: {
        ...value,
        networks: networks.map((name) => ({
          name,
          url: value.networks.find((each) => each.name === name)?.url ?? "",
        })),
      },
    }),
    settingOf: ({ value }) => ({
      ...value,
      networks: value.networks.filter(({ url }) => url.trim() !== ""),
    }),
    linesOf: ({ description, networks: links, cards, ...rest }: Contacts) => [
      ...Object.entries(rest).map(([name, text]) => `${t(`contacts.${name as keyof typeof rest}`)}: ${text}`),
      description.cs,
      description.en,
      ...links.map(({ url }) => url),
      ...cards.map((card) => t(`contacts.${card}`)),
    ],
  });
  const { form, onSubmit, errorOf } = stored;
  type Name = Exclude<keyof Contacts, "description" | "networks" | "cards">;
  const field = (name: Name, more: Partial<InputProps> = {}) => (
    <Input
      label={t(`contacts.${name}`)}
      error={errorOf(`value.${name}`)}
      autoComplete="off"
      maxLength={200}
      {...more}
      {...form.register(`value.${name}`)}
    />
  );
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
      <div className="grid gap-4 tablet:grid-cols-2">
        {field("company", { className: "tablet:col-span-2" })}
        {field("companyId", { inputMode: "numeric" })}
        {field("taxId")}
        {field("street")}
        {field("city")}
        {field("zip")}
        {field("country", { maxLength: 2, hint: t("contacts.countryHint") })}
        {field("email", { type: "email", hint: t("contacts.emailHint") })}
        {field("phone", { type: "tel" })}
      </div>
      <Textarea
        label={t("contacts.descriptionCs")}
        required
        rows={2}
        error={errorOf("value.description.cs")}
        {...form.register("value.description.cs", { required: rules.required })}
      />
      <Textarea
        label={t("contacts.descriptionEn")}
        rows={2}
        error={errorOf("value.description.en")}
        {...form.register("value.description.en")}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        {networks.map((name, index) => (
          <Input
            key={name}
            type="url"
            label={t(`contacts.${name}`)}
            error={errorOf(`value.networks.${index}.url`)}
            autoComplete="off"
            {...form.register(`value.networks.${index}.url`)}
          />
        ))}
      </div>
      <CardChoice {...form.register("value.cards")} />
      <VersionedEnd {...stored} />
    </form>
  );
}

/** The brands of cards whose marks the footer shows. */
function CardChoice(registered: UseFormRegisterReturn) {
  const { t } = useTranslation("settingsAdmin");
  return (
    <fieldset>
      <legend className="type-small mb-1 font-semibold">{t("contacts.cards")}</legend>
      {cardBrands.map((card) => (
        <Checkbox key={card} label={t(`contacts.${card}`)} value={card} {...registered} />
      ))}
    </fieldset>
  );
}
