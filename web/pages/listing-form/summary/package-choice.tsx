import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListingPackage } from "#contract/packages/packages.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { quietApi } from "#web/api/browser-api.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { RadioGroup } from "#web/ui/fields/radio-group.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { ChoiceState } from "./use-choice.ts";

/** Under what the listing is published; what is paid already (`paid`), else the cheapest way, is chosen until somebody chooses another. */
export function PackageChoice({
  choice,
  choose,
  choiceErrors,
  paid = null,
  categoryId = null,
  isInspected = false,
}: ChoiceState & { paid?: string | null; categoryId?: number | null; isInspected?: boolean }) {
  const { t } = useTranslation(["listingForm", "common"]);
  const { offers, ask } = usePackages(categoryId);
  if (offers === "failed") {
    return (
      <Notice
        tone="warning"
        className="mt-3"
        action={
          <Button size="small" kind="outline" onClick={ask}>
            {t("common:error.retry")}
          </Button>
        }
      >
        {t("package.failed")}
      </Notice>
    );
  }
  if (offers === null) return <p className="type-small mt-3 min-h-40 text-muted">{t("package.loading")}</p>;
  const chosen = offers.find(({ key }) => key === (choice.package ?? paid)) ?? offers[0];
  return (
    <div className="mt-3 grid gap-4">
      <RadioGroup
        legend={t("package.legend")}
        name="package"
        value={chosen?.key ?? null}
        error={choiceErrors.package}
        onChange={(key) => {
          const isFree = key === paid || offers.find((offer) => offer.key === key)?.price === 0;
          choose({ ...choice, package: key, isToBePaid: !isFree });
        }}
        options={offers.map((offer) => ({
          value: offer.key,
          label: `${offer.name} · ${offer.key === paid ? t("package.paid") : offer.price === 0 ? t("package.free") : formatCzk(offer.price)}`,
          hint: <Brings offer={offer} isPaid={offer.key === paid} isInspected={isInspected} />,
        }))}
      />
      {offers.some(({ price, discount }) => price > 0 && discount > 0) && (
        <p className="type-small text-muted">{typography(t("package.discount", { percent: offers[0]?.discount }))}</p>
      )}
      {paid && chosen && chosen.key !== paid && <p className="type-small">{t("package.goesBack")}</p>}
      {chosen && chosen.price > 0 && chosen.key !== paid && (
        <Input
          label={t("package.voucher")}
          hint={t("package.voucherHint")}
          value={choice.voucher ?? ""}
          maxLength={40}
          autoComplete="off"
          className="max-w-80"
          error={choiceErrors.voucher}
          onChange={(event) => choose({ ...choice, voucher: event.target.value })}
        />
      )}
    </div>
  );
}

function Brings(of: { offer: ListingPackage; isPaid: boolean; isInspected: boolean }) {
  const { offer, isPaid, isInspected } = of;
  const { t } = useTranslation("listingForm");
  const facts = [
    offer.topDays > 0 && t("package.top", { count: offer.topDays }),
    offer.highlighted && t("package.highlighted"),
    offer.price > 0 && !isPaid && t(isInspected ? "package.afterReview" : "package.afterPayment"),
  ].filter(Boolean);
  return facts.length === 0 ? t("package.what") : facts.join(" · ");
}

function usePackages(categoryId: number | null): {
  offers: readonly ListingPackage[] | "failed" | null;
  ask: () => void;
} {
  const lang = useLocale();
  const [offers, setOffers] = useState<readonly ListingPackage[] | "failed" | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    let isOver = false;
    quietApi.packages.list({ query: { lang, ...(categoryId !== null && { category: categoryId }) } }).then(
      ({ data }) => !isOver && setOffers(data),
      (error: unknown) => {
        console.warn("the packages could not be read", error);
        if (!isOver) setOffers("failed");
      },
    );
    return () => {
      isOver = true;
    };
  }, [lang, categoryId, turn]);
  return {
    offers,
    ask: () => {
      setOffers(null);
      setTurn(turn + 1);
    },
  };
}
