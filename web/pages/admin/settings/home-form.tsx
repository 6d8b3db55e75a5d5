import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { homeSections } from "#contract/settings/settings.ts";
import type { Stored } from "#contract/settings/settings-admin.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { useRules } from "#web/forms/use-rules.ts";
import type { VersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { OrderedChoices } from "#web/pages/admin/ordered-choices.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { useScopes } from "./use-scopes.ts";
import { useSettingForm } from "./use-setting-form.ts";

interface Values {
  value: Omit<Stored<"home">["value"], "freeDeliveryOver"> & { freeDeliveryOver: number | null };
}

/** What the home page is made of and its words, for who keeps the texts; from what price of goods delivery costs nothing, for who keeps the money. */
export function HomeForm({ setting }: { setting: Stored<"home"> }) {
  const { t } = useTranslation("settingsAdmin");
  const stored = useSettingForm<"home", Values>(setting, {
    valuesOf: (value) => ({ value }),
    settingOf: ({ value }) => ({ ...value, freeDeliveryOver: value.freeDeliveryOver ?? 0 }),
    linesOf: ({ sections, title, text, freeDeliveryOver }) => [
      sections.map((section) => t(`home.sections.${section}`)).join(", "),
      ...[title.cs, title.en, text.cs, text.en],
      `${t("home.freeDeliveryOver")}: ${formatCzk(freeDeliveryOver)}`,
    ],
  });
  const has = useScopes();
  return (
    <form onSubmit={stored.onSubmit} noValidate method="post" className="grid gap-4">
      {has("content") && <HomeParts stored={stored} />}
      {has("finance") && <FreeDelivery stored={stored} />}
      <VersionedEnd {...stored} />
    </form>
  );
}

function HomeParts({ stored }: { stored: VersionedLines<Values> }) {
  const { t } = useTranslation("settingsAdmin");
  return (
    <>
      <p className="type-small max-w-[60ch] text-muted">{t("home.hint")}</p>
      <Controller
        control={stored.form.control}
        name="value.sections"
        render={({ field }) => (
          <OrderedChoices
            label={t("home.parts")}
            options={homeSections.map((value) => ({ value, label: t(`home.sections.${value}`) }))}
            chosen={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <HomeWords stored={stored} />
    </>
  );
}

function FreeDelivery({ stored }: { stored: VersionedLines<Values> }) {
  const { t } = useTranslation("settingsAdmin");
  return (
    <Controller
      control={stored.form.control}
      name="value.freeDeliveryOver"
      rules={{ validate: (amount) => (amount !== null && amount >= 0) || t("bid.notAmount") }}
      render={({ field }) => (
        <MoneyField
          className="max-w-60"
          label={t("home.freeDeliveryOver")}
          value={field.value}
          onChange={field.onChange}
          notAmount={t("bid.notAmount")}
          error={stored.errorOf("value.freeDeliveryOver")}
        />
      )}
    />
  );
}

function HomeWords({ stored }: { stored: VersionedLines<Values> }) {
  const { t } = useTranslation("settingsAdmin");
  const { required } = useRules();
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <Input
        label={t("home.titleCs")}
        required
        maxLength={200}
        error={stored.errorOf("value.title.cs")}
        {...stored.form.register("value.title.cs", { required })}
      />
      <Input
        label={t("home.titleEn")}
        maxLength={200}
        error={stored.errorOf("value.title.en")}
        {...stored.form.register("value.title.en")}
      />
      <Textarea
        label={t("home.textCs")}
        required
        rows={3}
        error={stored.errorOf("value.text.cs")}
        {...stored.form.register("value.text.cs", { required })}
      />
      <Textarea
        label={t("home.textEn")}
        rows={3}
        error={stored.errorOf("value.text.en")}
        {...stored.form.register("value.text.en")}
      />
    </div>
  );
}
