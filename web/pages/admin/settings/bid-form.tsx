import { X } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Stored } from "#contract/settings/settings-admin.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { amountOf, rangesOf, sampleBids, type WrittenRange, writtenOf } from "./bid-values.ts";
import { useSettingForm } from "./use-setting-form.ts";

const fields = ["min", "value", "step"] as const;
/** Where the sample auction begins, CZK, and how many of its bids are shown. */
const sampleFrom = 900;
const sampleCount = 8;

/** By how much a bid must be higher, in ranges of the price (rule B10), with what they would mean. */
export function BidForm({ setting }: { setting: Stored<"bid"> }) {
  const { t } = useTranslation("settingsAdmin");
  const stored = useSettingForm<"bid", { value: WrittenRange[] }>(setting, {
    valuesOf: (value) => ({ value: writtenOf(value) }),
    settingOf: ({ value }) => rangesOf(value),
    linesOf: (value) => value.map(({ min, value: by }) => t("bid.line", { from: formatCzk(min), by: formatCzk(by) })),
  });
  const { form, onSubmit, errorOf } = stored;
  const rows = useFieldArray({ control: form.control, name: "value" });
  const sample = sampleBids(rangesOf(form.watch("value")), sampleFrom, sampleCount);
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
      <p className="type-small max-w-[60ch] text-muted">{t("bid.hint")}</p>
      <ol className="grid gap-4">
        {rows.fields.map(({ id }, index) => (
          <li key={id} className="border-b border-line pb-4">
            <div className="grid grid-cols-[1fr_auto] items-start gap-x-3">
              <div className="grid gap-x-4 gap-y-3 tablet:grid-cols-3">
                {fields.map((name) => (
                  <Input
                    key={name}
                    label={t(`bid.${name}`)}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={14}
                    error={errorOf(`value.${index}.${name}`)}
                    {...form.register(`value.${index}.${name}`, {
                      validate: (text) => !Number.isNaN(amountOf(text)) || t("bid.notAmount"),
                    })}
                  />
                ))}
              </div>
              <IconButton
                className="mt-7.5"
                label={t("bid.remove", { number: index + 1 })}
                disabled={rows.fields.length === 1}
                onClick={() => rows.remove(index)}
              >
                <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <p>
        <Button kind="outline" size="small" onClick={() => rows.append({ min: "", value: "", step: "" })}>
          {t("bid.add")}
        </Button>
      </p>
      <p className="type-small" aria-live="polite">
        {t("bid.sample", { from: formatCzk(sampleFrom) })} {sample.map((bid) => formatCzk(bid)).join(" · ") || "–"}
      </p>
      <VersionedEnd {...stored} />
    </form>
  );
}
