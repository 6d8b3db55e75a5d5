import "#web/i18n/areas/record.ts";
import { useTranslation } from "react-i18next";
import type { OwnReceipt } from "#contract/bids/bids.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { RetractButton } from "#web/pages/item/retraction/retract-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** What the caller can show later to prove the own maxima; raises are here too, since the public history has none. */
export default function OwnReceipts({ listingId, receipts }: { listingId: number; receipts: OwnReceipt[] }) {
  const { t } = useTranslation("receipt");
  return (
    <Disclosure summary={t("receipts", { count: receipts.length })} className="mt-6">
      <p className="type-small text-muted">{t("receiptsText")}</p>
      <ul className="mt-3">
        {receipts.toReversed().map((receipt) => (
          <li key={receipt.hash} className="border-line border-t py-4">
            <Receipt listingId={listingId} receipt={receipt} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Receipt({ listingId, receipt }: { listingId: number; receipt: OwnReceipt }) {
  const { t } = useTranslation("receipt");
  const { entry, maximum, salt, hash, isRaise, retractedAt, retractable } = receipt;
  // As `npm run verify-log -- FILE --receipt …` takes it.
  const code = `${entry === null ? "" : `${entry}:`}${maximum}:${salt}:${hash}`;
  const amount = formatCzk(maximum);
  const copy = () =>
    copyText(code).then(
      () => notify({ kind: "success", text: t("copied") }),
      () => notify({ kind: "error", text: t("copyFailed") }),
    );
  return (
    <>
      <p className="type-small">
        {t("maximum")} {retractedAt ? <s className="text-muted">{amount}</s> : <strong>{amount}</strong>}
        <span className="text-muted">
          {isRaise && ` · ${t("raise")}`}
          {entry !== null && ` · ${t("entry", { entry })}`}
        </span>
      </p>
      <dl className="type-caption mt-2 grid gap-1 text-muted">
        <dt>{t("receiptCode")}</dt>
        <dd>
          <code className="break-all text-ink">{code}</code>
        </dd>
        <dt>{t("hash")}</dt>
        <dd>
          <code className="break-all">{hash}</code>
        </dd>
      </dl>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <Button kind="quiet" onClick={() => void copy()}>
          {t("copy")}
        </Button>
        {retractable && <RetractButton listingId={listingId} hash={hash} bidder={null} />}
      </div>
    </>
  );
}

/** Rejects where the browser has no clipboard for this page: without https, or refused. */
async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error("no clipboard");
  await navigator.clipboard.writeText(text);
}
