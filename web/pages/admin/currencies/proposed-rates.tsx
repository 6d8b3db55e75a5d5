import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RateChange, RateProposal } from "#contract/currencies/currency-admin.ts";
import { formatDate } from "#web/format/dates.ts";
import { formatDecimal } from "#web/format/money.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";

/** What a list would change: each rate as it is and as it would be. Jumps are confirmed before anything is stored. */
export function ProposedRates({
  proposal: { on, changes, missing, isOlder },
  busy,
  onStore,
  onDrop,
}: {
  proposal: RateProposal;
  busy: boolean;
  onStore: (jumpConfirmed: boolean) => void;
  onDrop: () => void;
}) {
  const { t } = useTranslation("currencyAdmin");
  const locale = useLocale();
  const [isConfirmed, setConfirmed] = useState(false);
  const jumps = changes.some(({ isJump }) => isJump);
  return (
    <div className="mt-6">
      <h3 className="type-h5">{t("list.of", { day: formatDate(`${on}T12:00:00Z`, locale) })}</h3>
      {isOlder && (
        <Notice live tone="warning" className="mt-3">
          {t("list.older")}
        </Notice>
      )}
      {changes.length > 0 && <ChangeTable changes={changes} />}
      {missing.length > 0 && (
        <p className="type-small mt-3 text-muted">
          {t("list.missing", { codes: new Intl.ListFormat(locale).format(missing) })}
        </p>
      )}
      {jumps && (
        <Checkbox
          className="mt-3"
          label={t("list.jump")}
          hint={t("jumpHint")}
          checked={isConfirmed}
          onChange={(event) => setConfirmed(event.target.checked)}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {changes.length > 0 && (
          <Button busy={busy} disabled={jumps && !isConfirmed} onClick={() => onStore(isConfirmed)}>
            {t("list.store")}
          </Button>
        )}
        <Button kind="outline" onClick={onDrop}>
          {t("list.drop")}
        </Button>
      </div>
    </div>
  );
}

function ChangeTable({ changes }: { changes: readonly RateChange[] }) {
  const { t } = useTranslation("currencyAdmin");
  const locale = useLocale();
  const line = "border-line border-b py-2 pr-3";
  const cell = `${line} text-right`;
  return (
    <table className="type-small tnum mt-3 w-full max-w-130">
      <thead>
        <tr>
          {(["code", "from", "to", "change"] as const).map((name) => (
            <th key={name} scope="col" className={name === "code" ? `${line} pl-1 text-left` : cell}>
              {t(`list.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ code, from, to, percent, isJump }) => (
          <tr key={code} className={isJump ? "bg-secondary-tint text-secondary-ink" : undefined}>
            <th scope="row" className={`${line} pl-1 text-left`}>
              {code}
            </th>
            <td className={cell}>{formatDecimal(from, locale)}</td>
            <td className={cell}>{formatDecimal(to, locale)}</td>
            <td className={cell}>{writtenPercent(percent, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function writtenPercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: "percent",
    maximumFractionDigits: 2,
    signDisplay: "exceptZero",
  })
    .format(percent / 100)
    .replace("-", "\u2212");
}
