import { pageAt } from "./page-at.ts";

/** Pages whose address itself is the key: a mailed link, an order, a report. */
const openedByKey: ReadonlySet<string> = new Set([
  "changePassword",
  "setup",
  "welcome",
  "confirmNewsletter",
  "unsubscribe",
  "unsubscribeMessages",
  "endNewsletter",
  "order",
  "accountOrder",
  "report",
]);

/** Whether a page's address may hold a secret, such as the link to a new password: no service of others may read it. */
export function hasSecretAddress(pathname: string): boolean {
  const page = pageAt(pathname)?.page;
  return page !== undefined && openedByKey.has(page);
}
