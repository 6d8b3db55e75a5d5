import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Preferences } from "#contract/accounts/preferences.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { typography } from "#web/format/typography.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { usePreference } from "./use-preference.ts";

const usual = { from: "22:00", to: "07:00" };

/** A part of the day without mails that may wait and without pushes; what is urgent is a choice of its own. */
export function QuietTime({ quiet, urgentWhenQuiet }: Pick<Preferences, "quiet" | "urgentWhenQuiet">) {
  const { t } = useTranslation("preferences");
  const { isOn, times, setTimes, errors, busy, save } = useQuietTime(quiet);
  const [isUrgentNotified, chooseUrgent] = usePreference(urgentWhenQuiet, (wanted) => ({
    urgentWhenQuiet: wanted,
  }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(times);
  };
  return (
    <section className="mt-9">
      <h2 className="type-h2">{t("quiet.title")}</h2>
      <p className="type-body mt-2 max-w-[62ch] text-muted">{typography(t("quiet.lead"))}</p>
      <p className="type-body mt-3" aria-live="polite">
        {isOn ? t("quiet.on", isOn) : t("quiet.off")}
      </p>
      <form method="post" noValidate onSubmit={submit} className="mt-4 flex flex-wrap items-start gap-4">
        {(["from", "to"] as const).map((end) => (
          <Input
            key={end}
            className="w-36"
            type="time"
            label={t(`quiet.${end}`)}
            value={times[end]}
            error={errors[end]}
            onChange={(event) => setTimes({ ...times, [end]: event.currentTarget.value })}
          />
        ))}
        <div className="flex flex-wrap gap-3 tablet:mt-7.5">
          <Button type="submit" kind="outline" busy={busy}>
            {t(isOn ? "quiet.change" : "quiet.start")}
          </Button>
          {isOn && (
            <Button kind="quiet" busy={busy} onClick={() => void save(null)}>
              {t("quiet.end")}
            </Button>
          )}
        </div>
      </form>
      <Checkbox
        className="mt-3 max-w-[62ch]"
        label={t("quiet.urgent")}
        hint={typography(t("quiet.urgentHint"))}
        checked={isUrgentNotified}
        onChange={(event) => chooseUrgent(event.currentTarget.checked)}
      />
    </section>
  );
}

/** The stored quiet time and what is typed; a refusal stands at its field, and what was typed stays. */
function useQuietTime(before: Preferences["quiet"]) {
  const { t } = useTranslation(["preferences", "common", "forms"]);
  const [isOn, setIsOn] = useState(before);
  const [times, setTimes] = useState(before ?? usual);
  const [errors, setErrors] = useState<{ from?: string; to?: string }>({});
  const [busy, setBusy] = useState(false);
  const save = async (quiet: Preferences["quiet"]) => {
    const wrong = quiet && faultsOf(quiet);
    setErrors(wrong ? Object.fromEntries(wrong.map(([end, fault]) => [end, t(fault)])) : {});
    if (wrong?.length) return;
    setBusy(true);
    try {
      const { data } = await browserApi.preferences.save({ body: { quiet } });
      setIsOn(data.quiet);
      notify({ kind: "success", id: "preferences", text: t("preferences:saved") });
    } catch (error) {
      const { fields, message } = readFailure(error, ["quiet"], t);
      setErrors(Object.fromEntries(fields.map(([field, text]) => [field.split(".")[1] ?? "to", text])));
      if (message) notify({ kind: "error", id: "preferences", text: message });
    } finally {
      setBusy(false);
    }
  };
  return { isOn, times, setTimes, errors, busy, save };
}

/** Ends of a quiet time that cannot be, with what to say of them. */
function faultsOf({ from, to }: NonNullable<Preferences["quiet"]>) {
  if (from !== "" && from === to) return [["to", "preferences:quiet.same"]] as const;
  return (
    [
      ["from", from],
      ["to", to],
    ] as const
  ).flatMap(([end, time]) => (time === "" ? [[end, "forms:rule.required"] as const] : []));
}
