import { useTranslation } from "react-i18next";
import { pathTo } from "#web/addresses/addresses.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Tabs } from "#web/ui/tabs.tsx";

/** Tabs for conversations with people and for notices from the site. */
export function MessageTabs({ current }: { current: "messages" | "notices" }) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  return (
    <Tabs
      className="mt-6"
      label={t("title")}
      tabs={(["messages", "notices"] as const).map((each) => ({
        to: pathTo(each, locale),
        label: t(`tabs.${each}`),
        current: each === current,
      }))}
    />
  );
}
