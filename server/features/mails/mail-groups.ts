import { accountMails } from "./accounts/account-mails.ts";
import { bidMails } from "./bids/bid-mails.ts";
import { dealMails } from "./deals/deal-mails.ts";

/** Every mail of a catalogue, by its feature. */
export const mailGroups = {
  accounts: accountMails,
  bids: bidMails,
  deals: dealMails,
} as const;
