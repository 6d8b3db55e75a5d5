import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ConversationCard } from "#contract/messages/messages.ts";
import { formatRecent } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Badge } from "#web/ui/badge.tsx";
import { classes } from "#web/ui/classes.ts";
import { Pagination } from "#web/ui/pagination.tsx";

export interface ConversationPage {
  readonly items: ConversationCard[];
  readonly page: number;
  readonly pages: number;
}

/** Conversations with the last word of each, unread ones first. */
export function ConversationList({
  list,
  currentId,
  now,
}: {
  list: ConversationPage;
  currentId?: number;
  /** The server's time, ISO 8601. */
  now: string;
}) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const hrefOf = (page: number) =>
    page > 1 ? `${pathTo("messages", locale)}?page=${page}` : pathTo("messages", locale);
  return (
    <nav aria-label={t("list.label")}>
      <ul className="divide-y divide-line border-line border-b">
        {list.items.map((card) => (
          <li key={card.id}>
            <Entry card={card} isCurrent={card.id === currentId} now={now} />
          </li>
        ))}
      </ul>
      <Pagination className="mt-6 border-t-0" page={list.page} pages={list.pages} hrefOf={hrefOf} />
    </nav>
  );
}

function Entry({ card, isCurrent, now }: { card: ConversationCard; isCurrent: boolean; now: string }) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const { id, listing, other, last, unread } = card;
  return (
    <Link
      to={pathTo("conversation", locale, { id })}
      aria-current={isCurrent ? "page" : undefined}
      preventScrollReset
      className={classes("talk-row", isCurrent ? "border-secondary bg-surface" : "border-transparent hover:bg-surface")}
    >
      <span className="talk-names">
        <bdi>{other.username}</bdi>
        <span>{formatRecent(last.at, now, locale)}</span>
      </span>
      <span className="talk-about">{typography(listing.name)}</span>
      <span className="talk-last">
        <span dir="auto" className={unread > 0 ? "font-semibold" : undefined}>
          {last.mine && <span className="text-muted">{t("list.you")} </span>}
          {last.takenBack ? t("conversation.state.taken_back") : last.text || t("conversation.photograph")}
        </span>
        {unread > 0 && <Badge label={t("list.unread", { count: unread })}>{unread}</Badge>}
      </span>
    </Link>
  );
}
