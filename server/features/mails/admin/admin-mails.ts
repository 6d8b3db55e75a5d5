import { mailGroup } from "#server/features/mails/templates/mail-group.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

export const adminMails = mailGroup({
  texts: { cs, en },
  samples: {
    /** To moderators: how much waits for a decision. */
    "admin-waiting": { total: 4, inspections: 1, cases: 1, suspicions: 1, reports: 1 },
    /** To those who keep the site's money: what has come and pays for nothing, what goes back by hand, notices that were refused. */
    "money-waiting": { total: 3, receipts: 2, refunds: 1, refused: 1 },
  },
});
