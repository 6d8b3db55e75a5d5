import "#web/i18n/areas/own.ts";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { data, Link, useNavigate, useRevalidator } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { asNotFound } from "#web/api/as-not-found.ts";
import { apiContext } from "#web/api/server-api.ts";
import { BlockButton } from "#web/features/messages/block-button.tsx";
import { MessageForm } from "#web/features/messages/message-form.tsx";
import { MessageLog } from "#web/features/messages/message-log.tsx";
import { ReportButton } from "#web/features/messages/report-button.tsx";
import { useFreshMessages } from "#web/features/messages/use-fresh-messages.ts";
import { useReading } from "#web/features/messages/use-reading.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/conversation";
import { ConversationList } from "./conversation-list.tsx";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireSignedIn(args);
  const id = Number(args.params.id);
  if (!/^[1-9]\d{0,14}$/.test(args.params.id ?? "")) throw data(null, { status: 404 });
  const before = new URL(args.request.url).searchParams.get("before");
  const { messages } = args.context.get(apiContext);
  const [conversation, list] = await Promise.all([
    messages.get({ params: { id }, ...(before && { query: { before } }) }).catch(asNotFound),
    messages.list({}),
  ]);
  return {
    conversation: conversation.data,
    list,
    isEarlier: before !== null,
    obstacle: obstacleOf(user),
    serverTime: new Date().toISOString(),
  };
}

export function meta() {
  return privateMeta("messages:title");
}

/** One conversation: what both have written about a listing, and the answer to it. */
export default function ConversationPage({
  loaderData: { conversation, list, isEarlier, obstacle, serverTime },
}: Route.ComponentProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const { id, listing, other, block, deal } = conversation;
  const stands = obstacle ?? (deal === "open" ? null : block);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useFreshMessages();
  useReading(conversation, isEarlier);
  return (
    <AccountLayout serverTime={serverTime}>
      <div className="wide:grid wide:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] wide:gap-8">
        <div className="max-wide:hidden">
          <p className="type-h4 mb-4">{t("title")}</p>
          <ConversationList list={list} currentId={id} now={serverTime} />
        </div>
        <div className="min-w-0">
          <Link
            to={pathTo("messages", locale)}
            className="quiet-link type-small inline-flex min-h-11 items-center gap-2 wide:hidden"
          >
            <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
            {t("conversation.back")}
          </Link>
          <h1 className="type-h4 [overflow-wrap:anywhere]">
            <Link
              to={pathTo("user", locale, { id: other.id })}
              className="hover:underline hover:decoration-secondary hover:underline-offset-4"
            >
              <bdi>{other.username}</bdi>
            </Link>
          </h1>
          <p className="type-small text-muted [overflow-wrap:anywhere]">
            {t("conversation.about")}{" "}
            <Link className="quiet-link" to={pathTo("item", locale, { id: listing.id, slug: listing.slug })}>
              {typography(listing.name)}
            </Link>
          </p>
          <div className="mt-1 flex flex-wrap gap-x-6">
            <ReportButton conversationId={id} messageId={null} name={other.username} />
            <BlockButton person={other} isBlocked={block === "by_me"} />
          </div>
          <MessageLog key={id} conversation={conversation} isEarlier={isEarlier} />
          {stands ? (
            <p className="type-small mt-5 text-muted">{t(`form.${stands}`, { name: other.username })}</p>
          ) : (
            <MessageForm
              key={`form ${id}`}
              conversation={conversation}
              idOf={() => Promise.resolve(id)}
              onSent={async () => {
                if (isEarlier) await navigate(pathTo("conversation", locale, { id }));
                else await revalidate();
              }}
            />
          )}
        </div>
      </div>
    </AccountLayout>
  );
}

function obstacleOf(user: { emailConfirmed: boolean; suspended: boolean }): "suspended" | "unconfirmed" | null {
  if (user.suspended) return "suspended";
  return user.emailConfirmed ? null : "unconfirmed";
}
