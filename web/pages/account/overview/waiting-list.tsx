import { Mail } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { MyBidCard } from "#contract/bids/bids.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { pathTo } from "#web/addresses/addresses.ts";
import { formatClosing, formatDateTime } from "#web/format/dates.ts";
import { useServerClock } from "#web/format/server-clock.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { useLiveBid } from "#web/pages/account/bids/use-live-bid.ts";
import { DealRow } from "#web/pages/account/deals/deal-row.tsx";
import { ListingRow, ListingRows } from "#web/pages/account/listing-row.tsx";
import { OfferRow } from "#web/pages/account/offer-row.tsx";
import type { OwnCard } from "#web/pages/account/own-listings/own-card.ts";
import { ResendConfirmation } from "#web/pages/account/resend-confirmation.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import type { Waiting } from "./waiting.ts";

/** What waits for the visitor, each with the one thing to do about it. */
export function WaitingList({ waiting }: { waiting: readonly Waiting<OwnCard>[] }) {
  const { t } = useTranslation("account");
  if (waiting.length === 0) return null;
  return (
    <ListingRows label={t("overview.waitingLabel")} className="mt-7 border-t border-line">
      {waiting.map((each) => {
        if (each.kind === "confirm") return <ConfirmRow key="confirm" />;
        if (each.kind === "deal") return <DealRow key={`deal ${each.deal.id}`} deal={each.deal} />;
        if (each.kind === "offer") return <OfferRow key={`offer ${each.offer.id}`} offer={each.offer} />;
        if (each.kind === "draft") return <DraftRow key={each.card.id} card={each.card} />;
        return <OutbidRow key={each.card.id} card={each.card} />;
      })}
    </ListingRows>
  );
}

function ConfirmRow() {
  const { t } = useTranslation("account");
  return (
    <li className="grid grid-cols-[60px_minmax(0,1fr)] items-center gap-x-5.5 gap-y-3 border-b border-line py-4 tablet:col-span-full tablet:grid-cols-subgrid">
      <Mail aria-hidden="true" strokeWidth={1.25} className="size-9 justify-self-center text-primary" />
      <div>
        <h2 className="type-lot">{t("overview.confirm.title")}</h2>
        <p className="type-small mt-0.5">{t("overview.confirm.text")}</p>
      </div>
      <div className="max-tablet:col-start-2 tablet:justify-self-end wide:col-span-2">
        <ResendConfirmation size="small" />
      </div>
    </li>
  );
}

function OutbidRow({ card: loaded }: { card: MyBidCard }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const card = useLiveBid(loaded);
  const closing = useServerClock((nowMs) => (card.endsAt ? formatClosing(card.endsAt, nowMs, locale) : ""));
  const to = pathTo("item", locale, { id: card.id, slug: card.slug });
  const price = card.price === null ? "" : formatCzk(card.price, locale);
  return (
    <ListingRow
      card={card}
      to={to}
      headingLevel={2}
      line={<span className="text-danger-text">{t("overview.outbidLine", { price })}</span>}
      side={t("overview.ends", { time: closing })}
      actions={
        <ButtonLink to={to} size="small">
          {card.nextMinimum === null
            ? t("overview.outbidAction")
            : t("overview.outbidActionAt", { amount: formatCzk(card.nextMinimum, locale) })}
        </ButtonLink>
      }
    />
  );
}

function DraftRow({ card }: { card: OwnCard }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const to = pathTo("editListing", locale, { id: card.id });
  return (
    <ListingRow
      card={card}
      to={to}
      name={card.name || t("unnamed")}
      headingLevel={2}
      line={card.isReturned ? t("overview.returnedLine") : t("overview.draftLine")}
      side={t("overview.draftSaved", { time: formatDateTime(card.updatedAt, locale) })}
      actions={
        <ButtonLink to={to} size="small" kind="outline">
          {t("overview.draftAction")}
        </ButtonLink>
      }
    />
  );
}
