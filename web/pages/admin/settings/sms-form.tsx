import { useTranslation } from "react-i18next";
import { countryCodes } from "#contract/values/country-codes.ts";
import type { EditableSms } from "#contract/verification/sms-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { writtenNumber } from "#web/format/written-number.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { useVersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { Input } from "#web/ui/fields/input.tsx";

interface SmsValues {
  countries: string;
  dailyBudget: string;
}

/** To which countries codes are sent, and how many a day. */
export function SmsForm({ sms }: { sms: EditableSms & { sentToday: number } }) {
  const { t } = useTranslation("settingsAdmin");
  const { required } = useRules();
  const stored = useVersionedLines<EditableSms, SmsValues>(sms, {
    valuesOf: ({ countries, dailyBudget }) => ({
      countries: countries.join(", "),
      dailyBudget: String(dailyBudget),
    }),
    write: async ({ countries, dailyBudget }, version) => {
      const body = { countries: codesIn(countries), dailyBudget: writtenNumber(dailyBudget), version };
      return (await browserApi.smsAdmin.write({ body })).data;
    },
    read: async () => (await browserApi.smsAdmin.get({})).data,
    linesOf: ({ countries, dailyBudget }) => [
      `${t("sms.countries")}: ${countries}`,
      `${t("sms.dailyBudget")}: ${dailyBudget}`,
    ],
    saved: t("sms.saved"),
  });
  const { form, onSubmit, errorOf } = stored;
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
      <p className="type-small max-w-[60ch] text-muted">{t("sms.what", { sent: sms.sentToday })}</p>
      <Input
        label={t("sms.countries")}
        hint={t("sms.countriesHint")}
        autoComplete="off"
        maxLength={300}
        error={errorOf("countries")}
        {...form.register("countries", {
          required,
          validate: (text) => codesIn(text).every((code) => countryCodes.includes(code)) || t("sms.notCountry"),
        })}
      />
      <Input
        className="max-w-60"
        label={t("sms.dailyBudget")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        error={errorOf("dailyBudget")}
        {...form.register("dailyBudget", {
          required,
          validate: (text) => /^[1-9]\d{0,4}$/.test(text.trim()) || t("sms.notBudget"),
        })}
      />
      <VersionedEnd {...stored} />
    </form>
  );
}

const codesIn = (text: string) =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
