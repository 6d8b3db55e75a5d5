import type { TFunction } from "i18next";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FeeKind, feeKinds } from "#contract/fees/fee-rules.ts";
import type { FeeLines, FeeTable } from "#contract/fees/fees.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { dayStart } from "#web/format/day-start.ts";
import { writtenNumber } from "#web/format/written-number.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

interface WrittenLine {
  percent: string;
  minimum: string;
  cap: string;
}
interface Values {
  validFrom: string;
  lines: Record<FeeKind, WrittenLine>;
}

/** A new table of fees, which begins as the latest one is. It never changes once it is set, so the button asks once more. */
export function FeeForm({ latest, onDone }: { latest: FeeTable | null; onDone: () => Promise<void> }) {
  const { t } = useTranslation("payments");
  const rules = useRules();
  const [asks, setAsks] = useState(false);
  const key = useRef(crypto.randomUUID());
  const { form, onSubmit, busy, message, errorOf } = useApiForm<Values>({
    defaultValues: { validFrom: "", lines: writtenLines(latest?.lines ?? null) },
    submit: async (values) => {
      // The first press asks, the second sets.
      if (!asks) return setAsks(true);
      setAsks(false);
      await browserApi.fees.add({ headers: { "idempotency-key": key.current }, body: bodyOf(values) });
      key.current = crypto.randomUUID();
      notify({ kind: "success", text: t("feeAdmin.added") });
      await onDone();
    },
  });
  const part = (kind: FeeKind, name: keyof WrittenLine, label: string, hint?: string) => (
    <Input
      label={label}
      inputMode="decimal"
      autoComplete="off"
      error={errorOf(`lines.${kind}.${name}`)}
      {...(hint && { hint })}
      {...form.register(`lines.${kind}.${name}`, {
        validate: (text) =>
          rules.number.validate(text) === true
            ? name !== "cap" || capFault(form.getValues(`lines.${kind}`), t) || true
            : rules.number.validate(text),
      })}
    />
  );
  return (
    <Disclosure summary={t("feeAdmin.new")} className="mt-6 border-t">
      <form onSubmit={onSubmit} onInput={() => setAsks(false)} noValidate method="post" className="grid gap-6">
        <p className="type-small text-muted">{t("feeAdmin.hint.none")}</p>
        {feeKinds.map((kind) => (
          <fieldset key={kind} className="grid gap-4 tablet:grid-cols-3">
            <legend className="type-control mb-2">{t(`fees.kind.${kind}`)}</legend>
            {kind === "listing_fee" ? (
              part(kind, "minimum", t("feeAdmin.field.amount"))
            ) : (
              <>
                {part(kind, "percent", t("feeAdmin.field.percent"))}
                {part(kind, "minimum", t("feeAdmin.field.minimum"))}
                {part(kind, "cap", t("feeAdmin.field.cap"), t("feeAdmin.hint.cap"))}
              </>
            )}
          </fieldset>
        ))}
        <Input
          className="max-w-80"
          type="date"
          label={t("feeAdmin.field.validFrom")}
          hint={t("feeAdmin.hint.validFrom")}
          error={errorOf("validFrom")}
          {...form.register("validFrom")}
        />
        <div>
          <FormMessage>{message}</FormMessage>
          {asks && (
            <p role="status" className="type-small mb-3">
              <strong className="font-semibold">{t("feeAdmin.confirmTitle")}</strong> {t("feeAdmin.confirmText")}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy}>
              {t("feeAdmin.add")}
            </Button>
            {asks && (
              <Button kind="quiet" onClick={() => setAsks(false)}>
                {t("feeAdmin.keep")}
              </Button>
            )}
          </div>
        </div>
      </form>
    </Disclosure>
  );
}

/** A cap bounds a part of the price, from the least amount up; null: nothing is wrong with it. */
function capFault({ percent, minimum, cap }: WrittenLine, t: TFunction<"payments">): string | null {
  if (cap.trim() === "") return null;
  if (percent.trim() === "") return t("feeAdmin.rule.capAlone");
  return writtenNumber(cap) < writtenNumber(minimum || "0") ? t("feeAdmin.rule.capBelow") : null;
}

function writtenLines(lines: FeeLines | null): Values["lines"] {
  const written = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? "" : String(amount).replace(".", ",");
  const lineOf = (kind: FeeKind): WrittenLine => ({
    percent: written(lines?.[kind]?.percent),
    minimum: written(lines?.[kind]?.minimum),
    cap: written(lines?.[kind]?.cap),
  });
  return Object.fromEntries(feeKinds.map((kind) => [kind, lineOf(kind)])) as Values["lines"];
}

/** What is not a number goes as it cannot be taken, and the server says so at its field. */
function bodyOf({ validFrom, lines }: Values): Parameters<typeof browserApi.fees.add>[0]["body"] {
  const amount = writtenNumber;
  const lineOf = ({ percent, minimum, cap }: WrittenLine) =>
    percent.trim() === "" && minimum.trim() === ""
      ? null
      : {
          percent: amount(percent || "0"),
          minimum: amount(minimum || "0"),
          cap: cap.trim() === "" ? null : amount(cap),
        };
  return {
    validFrom: dayStart(validFrom, 0),
    lines: Object.fromEntries(feeKinds.map((kind) => [kind, lineOf(lines[kind])])) as FeeLines,
  };
}
