import { ClipboardCheck, Flag, Landmark, ReceiptText, Scale, UserSearch } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DealRow } from "#web/pages/account/deals/deal-row.tsx";
import { ListingRows } from "#web/pages/account/listing-row.tsx";
import type { OwnCard } from "#web/pages/account/listings/own-card.ts";
import { OfferRow } from "#web/pages/account/offer-row.tsx";
import type { Waiting } from "./waiting.ts";
import { ChanceRow, ConfirmRow, OrderRow, OutbidRow, OwnRow, PlainRow, ReviewRow } from "./waiting-rows.tsx";

/** What waits for the visitor, each with the one thing to do about it; the nearest has the filled button. */
export function WaitingList({ waiting }: { waiting: readonly Waiting<OwnCard>[] }) {
  const { t } = useTranslation("account");
  if (waiting.length === 0) return null;
  return (
    <ListingRows label={t("overview.waitingLabel")} className="mt-7 border-t border-line">
      {waiting.map((each, index) => (
        <WaitingRow key={keyOf(each)} each={each} quiet={index > 0} />
      ))}
    </ListingRows>
  );
}

function keyOf(each: Waiting<OwnCard>): string {
  if (each.kind === "deal") return `deal ${each.deal.id}`;
  if (each.kind === "offer") return `offer ${each.offer.id}`;
  if (each.kind === "chance") return `chance ${each.chance.id}`;
  if (each.kind === "order") return `order ${each.order.id}`;
  if (each.kind === "review") return `review ${each.review.dealId}`;
  return "card" in each ? `${each.kind} ${each.card.id}` : each.kind;
}

function WaitingRow({ each, quiet }: { each: Waiting<OwnCard>; quiet: boolean }) {
  switch (each.kind) {
    case "confirm":
      return <ConfirmRow quiet={quiet} />;
    case "deal":
      return <DealRow deal={each.deal} quiet={quiet} />;
    case "offer":
      return <OfferRow offer={each.offer} quiet={quiet} />;
    case "outbid":
      return <OutbidRow card={each.card} quiet={quiet} />;
    case "chance":
      return <ChanceRow chance={each.chance} quiet={quiet} />;
    case "order":
      return <OrderRow order={each.order} quiet={quiet} />;
    case "review":
      return <ReviewRow review={each.review} quiet={quiet} />;
    case "unsold":
      return <OwnRow card={each.card} of="unsold" quiet={quiet} />;
    case "draft":
      return <OwnRow card={each.card} of="draft" quiet={quiet} />;
    case "bank":
      return <PlainRow of="bank" icon={Landmark} page="contact" quiet={quiet} />;
    case "tax":
      return <PlainRow of="tax" icon={ReceiptText} page="contact" hash="#dane" quiet={quiet} />;
    case "cases":
      return <PlainRow of="cases" icon={Scale} page="cases" count={each.count} quiet={quiet} />;
    case "inspections":
      return <PlainRow of="inspections" icon={ClipboardCheck} page="inspections" count={each.count} quiet={quiet} />;
    case "reports":
      return <PlainRow of="reports" icon={Flag} page="reports" count={each.count} quiet={quiet} />;
    case "suspicions":
      return <PlainRow of="suspicions" icon={UserSearch} page="suspicions" count={each.count} quiet={quiet} />;
  }
}
