import { Bell } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useSessionView } from "#web/session/visitor.tsx";
import { Badge } from "#web/ui/badge.tsx";

/** The bell with the number of new messages and notifications, a link to both. */
export function BellLink() {
  const { t } = useTranslation("layout");
  const session = useSessionView();
  const count = session?.messageCounts.new ?? 0;
  return (
    <Link
      to={pathTo("messages", useLocale())}
      className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control text-ink max-desktop:flex-col max-desktop:gap-0.5"
    >
      <Bell aria-hidden="true" strokeWidth={1.5} className="size-5.5" />
      <span className="text-sm/5 desktop:type-field desktop:max-fullhd:sr-only">{t("news.bell")}</span>{" "}
      {!session && (
        <Badge className="kept-news hidden absolute -top-0.5 right-0 desktop:top-0.5 fullhd:static">{""}</Badge>
      )}
      {count > 0 && (
        <Badge label={t("news.unread", { count })} className="absolute -top-0.5 right-0 desktop:top-0.5 fullhd:static">
          {count > 99 ? "99+" : count}
        </Badge>
      )}
    </Link>
  );
}
