import "#web/i18n/areas/item.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LotState } from "#contract/bids/lot-state.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { amountInWords } from "./amount-in-words.ts";
import { AmountRow } from "./amount-row.tsx";
import { PremiumRow } from "./premium-row.tsx";
import { allInTotal } from "./totals.ts";
import { isUnusual } from "./unusual-amount.ts";

interface BidQuestionProps {
  listing: ListingDetail;
  lot: LotState;
  /** The maximum that is asked about, CZK; null while nothing is. */
  amount: number | null;
  onConfirm: (amount: number) => Promise<void>;
  onClose: () => void;
}

/**
 * The question before a binding bid. It keeps the amount that was pressed, whatever the lot does meanwhile; one that is much
 * more than the lot needs is asked once more, in words.
 */
export default function BidQuestion({ listing, lot, amount, onConfirm, onClose }: BidQuestionProps) {
  const { t } = useTranslation("bids");
  // The figures stay while the dialog closes.
  const [shown, setShown] = useState(amount ?? 0);
  if (amount !== null && amount !== shown) setShown(amount);
  const named = formatCzk(shown);
  const { total, premium, kind } = allInTotal(shown, listing);
  const isRaise = lot.viewer?.isLeader === true;
  return (
    <ConfirmDialog
      open={amount !== null}
      onClose={onClose}
      title={t(isRaise ? "question.raise" : "question.title")}
      text={typography(t("question.text", { name: listing.name }))}
      confirm={t(isRaise ? "question.confirmRaise" : "question.confirm", { amount: named })}
      confirmKind="primary"
      keep={t("question.keep")}
      startsAtConfirm
      {...(isUnusual(shown, lot) && {
        onceMore: { text: <InWords amount={shown} />, confirm: t("question.really", { amount: named }) },
      })}
      onConfirm={async () => {
        await onConfirm(shown);
        return null;
      }}
    >
      <dl className="grid gap-1.5">
        <AmountRow label={t("question.most")} value={named} />
        <PremiumRow premium={premium} />
        {kind === "shipped" && listing.shippingPrice !== null && (
          <AmountRow label={t("won.shipping")} value={formatCzk(listing.shippingPrice)} />
        )}
        <AmountRow strong label={t(`question.total.${kind}`)} value={formatCzk(total)} />
      </dl>
      <p className="type-caption mt-3 text-muted">{t("question.binding")}</p>
    </ConfirmDialog>
  );
}

/** The amount in words: a digit too many is easier heard than seen. */
function InWords({ amount }: { amount: number }) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  const [words, setWords] = useState("");
  useEffect(() => {
    let isShown = true;
    void amountInWords(amount, locale).then((said) => isShown && setWords(said));
    return () => {
      isShown = false;
    };
  }, [amount, locale]);
  return (
    <>
      {t("question.unusual")} <strong className="font-semibold text-ink">{words}?</strong>
    </>
  );
}
