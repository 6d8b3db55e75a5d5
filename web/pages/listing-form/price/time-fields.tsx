import { useState } from "react";
import { useTranslation } from "react-i18next";
import { durations } from "#contract/listings/listing-kinds.ts";
import { maxAutomaticRelists } from "#contract/listings/own-listings.ts";
import { maxActivationDays } from "#contract/listings/publication-limits.ts";
import { dayMs } from "#contract/values/durations.ts";
import { instantOfWallText, wallTimeText } from "#contract/values/prague-time.ts";
import { saleName } from "#web/features/purchases/sale-name.ts";
import { formatAtTime, formatOnDateTime, formatOnDay, formatTime } from "#web/format/dates.ts";
import { PragueNote } from "#web/format/prague-note.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { pathToCategory } from "#web/pages/listing-form/category/search-categories.ts";
import { type FormModel, fieldId } from "#web/pages/listing-form/form-model.ts";
import { useRootData } from "#web/site/root-data.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { RadioGroup } from "#web/ui/fields/radio-group.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { closingTime } from "./closing-time.ts";
import { useNextSale } from "./use-next-sale.ts";

/** The hours at which people are awake, in minutes after midnight. */
const wholeHours = Array.from({ length: 17 }, (_, hour) => (hour + 7) * 60);

/** How long an auction runs and when the listing starts, with both told in words. Times are Prague's. */
export function TimeFields({ model }: { model: FormModel }) {
  const { t } = useTranslation("listingForm");
  const { values, change, errorOf } = model;
  const locale = useLocale();
  const isAuction = values.type === "supply" && values.saleMode === "auction";
  const endOf = useEndWords(model, isAuction);
  return (
    <fieldset className="grid gap-6">
      <legend className="type-h5 mb-4">{t("times")}</legend>
      {isAuction && (
        <RadioGroup
          legend={t("field.duration")}
          name="duration"
          blocks
          value={values.duration}
          error={errorOf("duration")}
          options={durations.map((duration) => ({
            value: duration,
            label: t(`duration.${duration}.label`),
            hint: endOf(duration),
            disabled: model.isFixed("duration"),
          }))}
          onChange={(duration) => change({ duration })}
        />
      )}
      {isAuction && values.duration === "7d" && <ClosingHour model={model} />}
      {isAuction && (
        <Select
          id={fieldId("automaticRelists")}
          className="tablet:max-w-80"
          label={t("field.automaticRelists")}
          hint={t("hint.automaticRelists")}
          error={errorOf("automaticRelists")}
          value={String(values.automaticRelists)}
          options={Array.from({ length: maxAutomaticRelists + 1 }, (_, times) => ({
            value: String(times),
            label: t(`automaticRelists.${times}`),
          }))}
          onChange={(event) => change({ automaticRelists: Number(event.currentTarget.value) })}
        />
      )}
      {!model.isFixed("activateAt") && <Activation model={model} />}
      {values.activateAt !== null && model.isFixed("activateAt") && (
        <p className="type-small text-muted">
          {t("activation.was", { time: formatOnDateTime(values.activateAt, locale) })}
        </p>
      )}
    </fieldset>
  );
}

/** The time of day at which a seven-day auction closes; left to the site it is one in the evening. */
function ClosingHour({ model: { values, change, errorOf, isFixed } }: { model: FormModel }) {
  const { t } = useTranslation("listingForm");
  const chosen = values.closingMinute;
  const minutes =
    chosen === null || wholeHours.includes(chosen) ? wholeHours : [...wholeHours, chosen].sort((a, b) => a - b);
  return (
    <Select
      id={fieldId("closingMinute")}
      className="tablet:max-w-80"
      label={t("field.closingMinute")}
      hint={t("hint.closingMinute")}
      error={errorOf("closingMinute")}
      disabled={isFixed("closingMinute")}
      value={chosen === null ? "" : String(chosen)}
      placeholder={t("closingMinute.evening")}
      options={minutes.map((minute) => ({ value: String(minute), label: clockTime(minute) }))}
      onChange={({ currentTarget: { value } }) => change({ closingMinute: value === "" ? null : Number(value) })}
    />
  );
}

/** `9:00`, as clocks show it. */
function clockTime(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
}

/** When an auction of each duration would end, in words. */
function useEndWords({ values, isInspected, nowMs, closingMinute }: FormModel, isAuction: boolean) {
  const { t } = useTranslation(["listingForm", "monthlySales"]);
  const locale = useLocale();
  const startMs = values.activateAt === null ? nowMs : Date.parse(values.activateAt);
  const sale = useNextSale(isAuction ? values.categoryId : null, values.activateAt);
  const group = useTopCategoryName(values.categoryId);
  return (duration: (typeof durations)[number]): string => {
    if (duration === "monthly" && sale && group) {
      return t("duration.monthly.joins", {
        sale: saleName(t, sale.closesOn),
        group,
        day: formatOnDay(sale.closesAt, locale),
        at: formatAtTime(sale.closesAt, locale),
      });
    }
    const endMs = closingTime(startMs, duration, closingMinute);
    const instant = new Date(endMs).toISOString();
    if (duration === "7d" && isInspected && values.activateAt === null) {
      return t("duration.7d.endAfter", { at: formatAtTime(instant, locale) });
    }
    return t(`duration.${duration}.end`, {
      day: formatOnDay(instant, locale),
      at: formatAtTime(instant, locale),
      time: formatTime(instant),
    });
  };
}

/** The group of a monthly sale that a category closes with. */
function useTopCategoryName(categoryId: number | null): string | null {
  const { categories } = useRootData();
  return categoryId === null ? null : (pathToCategory(categories, categoryId)[0]?.name ?? null);
}

function Activation({ model: { values, change, errorOf, nowMs } }: { model: FormModel }) {
  const { t } = useTranslation("listingForm");
  const locale = useLocale();
  const [later, setLater] = useState(values.activateAt !== null);
  const text = values.activateAt === null ? "" : wallTimeText(Date.parse(values.activateAt));
  return (
    <div className="grid gap-x-6 gap-y-4 tablet:grid-cols-2">
      <RadioGroup
        className="tablet:col-span-2"
        legend={t("field.activation")}
        name="activation"
        blocks
        value={later ? "date" : "now"}
        options={(["now", "date"] as const).map((value) => ({ value, label: t(`activation.${value}`) }))}
        onChange={(value) => {
          setLater(value === "date");
          if (value === "now") change({ activateAt: null });
          else change({ activateAt: new Date(nextMorning(nowMs)).toISOString() });
        }}
      />
      {later && (
        <Input
          id={fieldId("activateAt")}
          type="datetime-local"
          label={t("field.activateAt")}
          hint={
            values.activateAt ? (
              <>
                {t("activation.in", { time: formatOnDateTime(values.activateAt, locale) })}
                <PragueNote instant={values.activateAt} />
              </>
            ) : (
              t("hint.activateAt")
            )
          }
          error={errorOf("activateAt")}
          min={wallTimeText(nowMs)}
          max={wallTimeText(nowMs + maxActivationDays * dayMs)}
          defaultValue={text}
          onChange={(event) => {
            const instant = instantOfWallText(event.currentTarget.value);
            if (instant !== null) change({ activateAt: new Date(instant).toISOString() });
          }}
        />
      )}
    </div>
  );
}

/** The first proposal: tomorrow at nine. */
function nextMorning(nowMs: number): number {
  const [day = ""] = wallTimeText(nowMs + dayMs).split("T");
  return instantOfWallText(`${day}T09:00`) ?? nowMs + dayMs;
}
