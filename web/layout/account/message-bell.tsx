import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#web/addresses/addresses.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { refreshCounts } from "#web/features/messages/counts-store.ts";
import { noticePlace } from "#web/features/messages/notice-place.ts";
import { useMessageCounts } from "#web/features/messages/use-counts.ts";
import { useNoticeWords } from "#web/features/messages/use-notice-words.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Menu, type MenuEntry } from "#web/ui/overlays/menu.tsx";
import { BellContent, bellStyle } from "./bell-link.tsx";

/**
 * What is new for a signed-in visitor: its number on the bell, the last notices in its menu, the way to all messages.
 * A file of its own, so that guests do not load it.
 */
export default function MessageBell() {
  const { t } = useTranslation("layout");
  const locale = useLocale();
  const counts = useMessageCounts();
  const wordsOf = useNoticeWords();
  const notices = counts?.system ?? [];
  const newest = notices[0];
  const seen = async (isOpen: boolean) => {
    if (!newest || !notices.some(({ isNew }) => isNew)) return;
    try {
      if (isOpen) await browserApi.notices.see({ body: { upTo: newest.id } });
      // New notices stay marked while the menu is open.
      else await refreshCounts();
    } catch (error) {
      console.warn("notices were not marked as seen", error);
    }
  };
  const entries: MenuEntry[] = [
    {
      label: t("news.toMessages"),
      to: pathTo("messages", locale),
      count: counts?.new ? t("news.messages", { count: counts.new, total: counts.total }) : null,
    },
    { label: t("news.toNotices"), to: pathTo("notices", locale) },
    ...notices.map((notice, index) => ({
      to: noticePlace(notice, locale),
      separated: index === 0,
      label: (
        <span className="block py-1.5 [overflow-wrap:anywhere]">
          <span dir="auto" className={notice.isNew ? "block font-semibold" : "block"}>
            {typography(wordsOf(notice))}
          </span>
          <span className="type-caption block text-muted">{formatDateTime(notice.at, locale)}</span>
        </span>
      ),
    })),
  ];
  return (
    <Menu
      plain
      onOpenChange={(isOpen) => void seen(isOpen)}
      entries={entries}
      triggerClassName={bellStyle}
      trigger={<BellContent />}
    />
  );
}
