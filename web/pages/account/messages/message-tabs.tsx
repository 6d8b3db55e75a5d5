import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useSessionView } from "#web/session/visitor.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Tabs } from "#web/ui/tabs.tsx";

/** Conversations with people, and notifications of the site. */
export function MessageTabs({ current }: { current: "messages" | "notifications" }) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const fresh = useSessionView()?.messageCounts.newNotifications ?? 0;
  return (
    <Tabs
      className="mt-6"
      label={t("title")}
      tabs={(["messages", "notifications"] as const).map((each) => ({
        to: pathTo(each, locale),
        label: t(`tabs.${each}`),
        current: each === current,
        ...(each === "notifications" &&
          fresh > 0 && { count: <Badge label={t("notifications.fresh", { count: fresh })}>{fresh}</Badge> }),
      }))}
    />
  );
}
