import { findUser } from "#server/features/mails/load.ts";
import { mailGroup, mailsOn } from "#server/features/mails/templates/mail-group.ts";
import { sellerReportEvents } from "#server/features/seller-reports/events.ts";
import { fewEuros, fewSales } from "#server/features/seller-reports/seller-report-rules.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

export const sellerReportMails = mailGroup({
  texts: { cs, en },
  rules: { fewEuros, fewSales },
  samples: {
    /** To a seller near the thresholds of a year's report, of whom it would miss something; the page says what it is. */
    "tax-details": { year: 2026 },
  },
});

export const onSellerReportEvents = [
  mailsOn(sellerReportEvents.TaxDetailsWanted, async (ctx, { userId, year }) => {
    const user = await findUser(ctx, userId);
    const key = `tax-details:${userId}:${year}`;
    return user
      ? sellerReportMails.mail("tax-details", user, key, { url: (to) => to.taxDetails(), data: { year } })
      : null;
  }),
];
