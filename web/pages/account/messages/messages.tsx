import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { longestMessageSearch } from "#contract/messages/messages.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useFreshMessages } from "#web/features/messages/use-fresh-messages.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { MailSetting } from "#web/pages/account/mail-setting.tsx";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/messages";
import { BlockedPeople } from "./blocked-people.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { FoundMessages, MessageSearch } from "./message-search.tsx";
import { MessageTabs } from "./message-tabs.tsx";
import { ReadAllButton } from "./read-all-button.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const query = searchParams.get("q")?.trim().slice(0, longestMessageSearch) ?? "";
  const { blocks, messages, preferences } = args.context.get(apiContext);
  const [list, chosen, blocked, found] = await Promise.all([
    messages.list({ query: { page: pageOfAddress(searchParams) } }),
    preferences.get({}),
    blocks.list({}),
    query ? messages.search({ query: { q: query } }) : null,
  ]);
  return {
    list,
    query,
    found: found?.data ?? null,
    blocked: blocked.data,
    notifyMessages: chosen.data.notifyMessages,
    serverTime: new Date().toISOString(),
  };
}

export function meta() {
  return privateMeta("messages:title");
}

/** Conversations with the other sides of listings; on wide screens beside the one that is open. */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const { list, query, found, blocked, notifyMessages, serverTime } = loaderData;
  const { t } = useTranslation("messages");
  const locale = useLocale();
  useFreshMessages();
  return (
    <AccountLayout serverTime={serverTime}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="type-h1">{t("title")}</h1>
        <ReadAllButton />
      </div>
      <MessageTabs current="messages" />
      {(list.items.length > 0 || query) && <MessageSearch query={query} />}
      {found ? (
        <FoundMessages found={found} now={serverTime} />
      ) : list.items.length === 0 ? (
        <EmptyState
          className="border-y-0"
          title={t("list.empty.title")}
          action={<ButtonLink to={pathTo("search", locale)}>{t("list.empty.browse")}</ButtonLink>}
        >
          {t("list.empty.text")}
        </EmptyState>
      ) : (
        <div className="wide:grid wide:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] wide:gap-8">
          <ConversationList list={list} now={serverTime} />
          <p className="type-body mt-12 text-center text-muted max-wide:hidden">{t("list.choose")}</p>
        </div>
      )}
      <BlockedPeople people={blocked} />
      <MailSetting key={String(notifyMessages)} setting="notifyMessages" isOn={notifyMessages} />
    </AccountLayout>
  );
}
