import type { PageKey } from "#contract/content/page-paths.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { AuditEntry } from "#contract/desk/audit.ts";
import type { AuditKind } from "#contract/desk/audit-kinds.ts";
import type { Locale } from "#contract/values/locale.ts";

/** Things that have one page for all of their kind. */
const deskOf: Partial<Record<AuditKind, PageKey>> = {
  store: "storeDesk",
  carrier: "carrierDesk",
  goods_order: "goodsOrderDesk",
  voucher: "voucherDesk",
  fees: "feeDesk",
  case: "cases",
  strike: "strikeDesk",
  event: "deskHealth",
  brand: "brandDesk",
  package: "packageDesk",
  setting: "settingsDesk",
  banner: "bannerDesk",
  currency: "currencyDesk",
  monthly_sale: "saleDesk",
  trusted_flagger: "flaggerDesk",
};

/** The page of the house on which the thing of an entry is found; null where there is none. */
export function thingAddress({ kind, subjectId, name, slug }: AuditEntry, locale: Locale): string | null {
  const [id = ""] = subjectId.split("/");
  const desk = deskOf[kind];
  if (desk) return pathTo(desk, locale);
  switch (kind) {
    case "listing":
    case "bid":
      return slug === null ? null : pathTo("item", locale, { id, slug });
    case "product":
    case "stock":
      return slug === null ? null : pathTo("editProduct", locale, { id });
    case "money":
      return /^\d+$/.test(id)
        ? `${pathTo("moneyDesk", locale)}?group=orders&q=${id}`
        : pathTo("moneyDesk", locale);
    case "seller_tax":
      return pathTo("sellerDesk", locale);
    case "tax_message":
      return `${pathTo("sellerDesk", locale)}?year=${id}`;
    case "report":
      return `${pathTo("reports", locale)}?group=closed`;
    case "suspicion":
      return `${pathTo("suspicions", locale)}?group=closed`;
    case "article":
      return pathTo("articleDesk", locale, { id });
    case "info_page":
      return /^\d+$/.test(id)
        ? pathTo("infoPageDesk", locale, { id })
        : `${pathTo("contentDesk", locale)}?group=pages`;
    case "newsletter":
      return pathTo("newsletterIssue", locale, { id });
    case "categories":
      return pathTo("editCategory", locale, { id });
    case "document":
      return `${pathTo("contentDesk", locale)}?group=documents`;
    case "blog_category":
      return `${pathTo("contentDesk", locale)}?group=categories`;
    case "review":
    case "answer":
      return null;
    default:
      return name === null ? null : personAddress(name, locale);
  }
}

/** An account as the desk knows it. */
export function personAddress(username: string, locale: Locale): string {
  return `${pathTo("people", locale)}?${new URLSearchParams({ name: username })}`;
}
