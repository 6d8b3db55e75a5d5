import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Conversation, Message } from "#contract/messages/messages.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
import { ContactNote } from "./contact-note.tsx";
import { Photograph } from "./photograph.tsx";
import { ReportButton } from "./report-button.tsx";
import { TakeBackButton } from "./take-back-button.tsx";

/** What was written, oldest first, the newest in view; what comes later is announced. */
export function MessageLog({
  conversation: { id, messages, other, hasEarlier, serverTime },
  isEarlier,
}: {
  conversation: Conversation;
  /** An earlier part is shown: the newest is elsewhere. */
  isEarlier: boolean;
}) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [first] = messages;
  const last = messages.at(-1)?.id;
  const here = pathTo("conversation", locale, { id });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what moves the view
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last]);
  return (
    <div
      ref={box}
      role="log"
      aria-label={t("conversation.log", { name: other.username })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="mt-4 max-h-[60vh] min-h-40 overflow-y-auto border-line border-y py-4"
    >
      {hasEarlier && first && (
        <p className="mb-4 text-center">
          <Link className="quiet-link type-small" to={`${here}?before=${first.id}`}>
            {t("conversation.earlier")}
          </Link>
        </p>
      )}
      <ol className="grid gap-3">
        {messages.map((message) => (
          <Entry
            key={message.id}
            message={message}
            author={other.username}
            serverTime={serverTime}
            conversationId={id}
          />
        ))}
      </ol>
      {isEarlier && (
        <p className="mt-4 text-center">
          <Link className="quiet-link type-small" to={here}>
            {t("conversation.latest")}
          </Link>
        </p>
      )}
    </div>
  );
}

function Entry({
  message,
  author,
  serverTime,
  conversationId,
}: {
  message: Message;
  author: string;
  serverTime: string;
  conversationId: number;
}) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const { id, mine, text, photo, at, state, contacts } = message;
  const isTakenBack = state === "taken_back";
  return (
    <li
      className={classes(
        "max-w-[85%] rounded-block border border-line px-4 py-3",
        mine ? "justify-self-end bg-info-tint" : "justify-self-start bg-surface",
      )}
    >
      <p className="type-caption text-muted">
        {mine ? t("conversation.you") : <bdi>{author}</bdi>} · {formatDateTime(at, locale)}
      </p>
      {photo ? (
        <Photograph picture={photo} label={t("conversation.photograph")} className="mt-2 w-60" />
      ) : (
        !isTakenBack && (
          <p dir="auto" className="type-small mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
            {text}
          </p>
        )
      )}
      {!mine && contacts.length > 0 && <ContactNote kinds={contacts} to="receiver" className="mt-1.5" />}
      {!mine && !isTakenBack && <ReportButton conversationId={conversationId} messageId={id} name={author} />}
      {mine && !isTakenBack && <TakeBackButton id={id} at={at} serverTime={serverTime} />}
      {state !== "private" && <p className="type-caption mt-1.5 text-muted">{t(`conversation.state.${state}`)}</p>}
    </li>
  );
}
