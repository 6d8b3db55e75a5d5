import { useTranslation } from "react-i18next";
import { Link, useRevalidator } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Deal } from "#contract/deals/deal.ts";
import type { Conversation } from "#contract/messages/messages.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { MessageForm } from "#web/features/messages/message-form.tsx";
import { MessageLog } from "#web/features/messages/message-log.tsx";
import { useFreshMessages } from "#web/features/messages/use-fresh-messages.ts";
import { useReading } from "#web/features/messages/use-reading.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** What the two sides of a deal write to each other, with the way to write first. */
export function DealMessages({ deal, conversation }: { deal: Deal; conversation: Conversation | null }) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  useFreshMessages();
  const idOf = async () => {
    if (conversation) return conversation.id;
    return (await browserApi.deals.openConversation({ params: { id: deal.id } })).data.id;
  };
  return (
    <section className="mt-10" id="zpravy">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="type-h4">{t(`messages.title.${deal.side}`)}</h2>
        {conversation && (
          <Link
            className="quiet-link type-small min-h-11 content-center"
            to={pathTo("conversation", locale, { id: conversation.id })}
          >
            {t("messages.all")}
          </Link>
        )}
      </div>
      {conversation && conversation.messages.length > 0 ? (
        <Log conversation={conversation} />
      ) : (
        <p className="type-small mt-2 text-muted">{t("messages.empty")}</p>
      )}
      <MessageForm conversation={conversation} idOf={idOf} onSent={revalidate} isBeside />
    </section>
  );
}

function Log({ conversation }: { conversation: Conversation }) {
  useReading(conversation, false);
  return <MessageLog conversation={conversation} isEarlier={false} />;
}
