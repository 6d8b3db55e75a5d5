import { useTranslation } from "react-i18next";
import type { Notification } from "#contract/notifications/notifications.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";

/** What a notification says, the same while it is told and later in the list. */
export function useNotificationWords(): (
  notification: Pick<Notification, "kind" | "listing" | "price" | "news" | "search">,
) => string {
  const { t } = useTranslation("live");
  return ({ kind, listing, price, news, search }) =>
    search?.further
      ? t("searchFoundMore", { name: listing.name, count: search.further })
      : t(news ? `dealNews.${news}` : kind, {
          name: listing.name,
          price: price === null ? "" : formatCzk(price),
        });
}
