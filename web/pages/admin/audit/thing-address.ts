import type { AuditEntry } from "#contract/audit/audit.ts";
import type { AuditKind } from "#contract/audit/audit-kinds.ts";
import type { PageKey } from "#contract/content/page-paths.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Locale } from "#contract/values/locale.ts";

/** Things that have one page for all of their kind. */
const adminOf: Partial<Record<AuditKind, PageKey>> = {
  store: "storeAdmin",
  carrier: "carrierAdmin",
  goods_order: "goodsOrderAdmin",
  voucher: "voucherAdmin",
  fees: "feeAdmin",
  case: "cases",
  strike: "strikeAdmin",
  event: "adminHealth",
  brand: "brandAdmin",
  package: "packageAdmin",
  setting: "settingsAdmin",
  banner: "bannerAdmin",
  currency: "currencyAdmin",
  monthly_sale: "saleAdmin",
  trusted_flagger: "flaggerAdmin",
};

/** The page of the site on which the thing of an entry is found; null where there is none. */
export function thingAddress({ kind, subjectId, name, slug }: AuditEntry, locale: Locale): string | null {
  const [id = ""] = subjectId.split("/");
  const admin = adminOf[kind];
  if (admin) return pathTo(admin, locale);
  switch (kind) {
    case "listing":
    case "bid":
      return slug === null ? null : pathTo("item", locale, { id, slug });
    case "product":
    case "stock":
      return slug === null ? null : pathTo("editProduct", locale, { id });
    case "money":
      return /^\d+$/.test(id) ? `${pathTo("moneyAdmin", locale)}?group=orders&q=${id}` : pathTo("moneyAdmin", locale);
    case "invoice":
      return `${pathTo("invoiceAdmin", locale)}?q=${id}`;
    case "seller_tax":
      return pathTo("sellerAdmin", locale);
    case "tax_message":
      return `${pathTo("sellerAdmin", locale)}?year=${id}`;
    case "report":
      return `${pathTo("reports", locale)}?group=closed`;
    case "suspicion":
      return `${pathTo("suspicions", locale)}?group=closed`;
    case "article":
      return pathTo("articleAdmin", locale, { id });
    case "info_page":
      return /^\d+$/.test(id)
        ? pathTo("infoPageAdmin", locale, { id })
        : `${pathTo("contentAdmin", locale)}?group=pages`;
    case "newsletter":
      return pathTo("newsletterIssue", locale, { id });
    case "categories":
      return pathTo("editCategory", locale, { id });
    case "document":
      return `${pathTo("contentAdmin", locale)}?group=documents`;
    case "blog_category":
      return `${pathTo("contentAdmin", locale)}?group=categories`;
    case "review":
    case "answer":
      return null;
    default:
      return name === null ? null : personAddress(name, locale);
  }
}

/** An account as the back office knows it. */
export function personAddress(username: string, locale: Locale): string {
  return `${pathTo("people", locale)}?${new URLSearchParams({ name: username })}`;
}
