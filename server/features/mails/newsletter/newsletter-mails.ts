import { mailGroup } from "#server/features/mails/templates/mail-group.ts";
import { formatPrice } from "#server/messages/formats.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

export const newsletterMails = mailGroup({
  texts: { cs, en },
  samples: {
    /** To an e-mail that a visitor entered; newsletters start only when its owner confirms it (double opt-in), within so many days. */
    "confirm-newsletter": { days: 7 },
    /** The week's new lots in the subscriber's categories: the first of them by name; `hasMore` beside those that are shown. */
    digest: {
      ...{ first: "Becherovka 1935", hasMore: true },
      items: [{ title: "Becherovka 1935", detail: formatPrice(2_700_000), url: "https://kabinet.example/" }],
    },
  },
});
