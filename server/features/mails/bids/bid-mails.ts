import type { MailData } from "#server/features/mails/templates/compose-mail.ts";
import { mailGroup } from "#server/features/mails/templates/mail-group.ts";
import type { Priced } from "#server/features/mails/templates/price-with-premium.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

interface OfLot extends MailData {
  name: string;
}

/** A lot at its visible price, never at a maximum. */
interface OfLiveLot extends OfLot {
  price: Priced;
  endsAt: Date;
}

interface BidMails {
  /** To the bidder who has lost the lead. */
  outbid: OfLiveLot;
  /** To the bidder of a retracted bid: a confirmation, or a moderator's decision. */
  "bid-retracted": OfLot & { by: "bidder" | "moderator" };
  /**
   * To the bidder who leads since another bid was retracted; `isOwn`: by its own bidder, who has seen how far the price went
   * against this reader's maximum.
   */
  "leading-since-retraction": OfLiveLot & { isOwn: boolean };
  /** To the seller after a retraction: how the lot stands now; without a bid the price is not shown. */
  "retraction-for-seller": OfLot & {
    by: "bidder" | "moderator";
    hasBids: boolean;
    priceMinor: number;
    bidCount: number;
  };
}

const lot = { name: "Becherovka 1935", url: "https://kabinet.example/lot" };
const live = {
  ...lot,
  price: { priceMinor: 2_700_000, premium: null },
  endsAt: new Date("2026-12-01T19:00:00Z"),
};

export const bidMails = mailGroup<BidMails>({
  texts: { cs, en },
  samples: {
    outbid: live,
    "bid-retracted": {
      ...lot,
      by: "moderator",
      decision: { rule: "mistaken_bid", reason: "Překlep v částce." },
    },
    "leading-since-retraction": { ...live, isOwn: true },
    "retraction-for-seller": { ...lot, by: "bidder", hasBids: true, bidCount: 3, priceMinor: 2_700_000 },
  },
});
