import type { AuditEntry } from "#contract/desk/audit.ts";
import type { Locale } from "#contract/values/locale.ts";
import { pathTo } from "#web/addresses/addresses.ts";

/** The page of the house on which the thing of an entry is found; null where there is none. */
export function thingAddress({ kind, subjectId, name, slug }: AuditEntry, locale: Locale): string | null {
  const [id = ""] = subjectId.split("/");
  switch (kind) {
    case "listing":
    case "bid":
      return slug === null ? null : pathTo("item", locale, { id, slug });
    case "product":
    case "stock":
      return slug === null ? null : pathTo("editProduct", locale, { id });
    case "store":
      return pathTo("storeDesk", locale);
    case "carrier":
      return pathTo("carrierDesk", locale);
    case "goods_order":
      return pathTo("goodsOrderDesk", locale);
    case "voucher":
      return pathTo("voucherDesk", locale);
    case "fees":
      return pathTo("feeDesk", locale);
    case "money":
      return /^\d+$/.test(id)
        ? `${pathTo("moneyDesk", locale)}?group=orders&q=${id}`
        : pathTo("moneyDesk", locale);
    case "case":
      return pathTo("cases", locale);
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
    case "event":
      return pathTo("deskHealth", locale);
    case "categories":
      return pathTo("editCategory", locale, { id });
    case "brand":
      return pathTo("brandDesk", locale);
    case "package":
      return pathTo("packageDesk", locale);
    case "setting":
      return pathTo("settingsDesk", locale);
    case "banner":
      return pathTo("bannerDesk", locale);
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
