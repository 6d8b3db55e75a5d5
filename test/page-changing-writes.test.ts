import { expect, test } from "vitest";
import { sources } from "./imports.ts";
import { read } from "./imports-of.ts";

/*
 * Whoever changes what pages are made of has all servers drop their finished pages (decisions/0073): each verb whose change the audit
 * records calls `pagesChanged`, or `lotChanged` for a lot's own page, unless it stands below with what becomes of pages.
 */

/** Files and folders of `server/features/` whose writes leave finished pages as they are, and why. */
const leavePages: Readonly<Record<string, string>> = {
  "bank/": "money is on no public page",
  "accounts/": "an account's public page is at most ten seconds old; the rest of it is its owner's alone",
  "deals/": "a deal is its two sides' alone",
  "admin-overview/": "the overview of the back office is rendered for whoever opens it",
  "goods-orders/": "an order is its buyer's alone; pieces that come back go through stock-listing.ts",
  "invoices/": "a document is its parties' alone",
  "moderation/decide-inspection.ts": "what it calls announces the lot; one that comes on sale is on no page yet",
  "newsletter-issues/": "newsletters are mails",
  "payments/": "money is on no public page",
  "payouts/": "money is on no public page",
  "purchases/": "cancelling and restoring announce the lot (listings/cancel-listing.ts, listings/uncancel-listing.ts)",
  "products/remove-product.ts": "goods are removed while they are on no page",
  "products/spreadsheet/store-steps.ts": "settlePrices and addListings announce each lot before the record",
  "products/write-product.ts": "insertProduct announces the lot",
  "reports/": "a report is its sides' alone; each measure against a lot is a verb of its own",
  "reviews/": "a profile's reviews are at most ten seconds old",
  "seller-reports/": "what sellers declare is on no public page",
  "suspicions/": "suspicions are moderators' alone",
  "vouchers/": "a voucher is shown to whoever enters its code",
};

/** They announce a lot to open pages within the call. */
const announcers =
  /\b(pagesChanged|lotChanged|raiseRevision|cancelListing|uncancelListing|changeStockListing|offerStockListings|showStockListing)\(/;

const writes = sources
  .filter((file) => file.startsWith("server/features/") && !file.endsWith(".test.ts"))
  .flatMap((file) =>
    read(file)
      .split(/^(?=(?:export )?(?:async )?function )/m)
      .filter((part) => /\brecordChanges?\(tx\b/.test(part) || /await recordChanges?\(/.test(part))
      .map((part) => ({ path: file.slice("server/features/".length), part })),
  );

test("each write that the audit records drops finished pages, announces its lot, or leaves pages as they are for a reason", () => {
  const exempt = Object.keys(leavePages);
  const silent = writes
    .filter(({ part }) => !announcers.test(part))
    .filter(({ path }) => !exempt.some((prefix) => path.startsWith(prefix)))
    .map(({ path, part }) => `${path}: ${/function (\w+)/.exec(part)?.[1]}`);
  expect(silent).toEqual([]);
});

test("whatever leaves pages as they are still exists, and writes", () => {
  const gone = Object.keys(leavePages).filter((prefix) => !writes.some(({ path }) => path.startsWith(prefix)));
  expect(gone).toEqual([]);
});
