import { useTranslation } from "react-i18next";
import { Form, Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { type FoundMessage, longestMessageSearch } from "#contract/messages/messages.ts";
import { formatRecent } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Input } from "#web/ui/fields/input.tsx";

/** The field that searches one's own messages; works without scripts. */
export function MessageSearch({ query }: { query: string }) {
  const { t } = useTranslation("messages");
  return (
    <Form method="get" role="search" className="mt-6 mb-4 flex flex-wrap items-end gap-3">
      <Input
        key={query}
        type="search"
        name="q"
        label={t("search.label")}
        defaultValue={query}
        maxLength={longestMessageSearch}
        autoComplete="off"
        className="min-w-0 grow basis-56"
      />
      <Button type="submit" kind="outline">
        {t("search.find")}
      </Button>
    </Form>
  );
}

/** What was found, newest first, with the words marked. */
export function FoundMessages({ found, now }: { found: readonly FoundMessage[]; now: string }) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  return (
    <section aria-label={t("search.results")}>
      <p className="type-small flex flex-wrap items-center justify-between gap-x-6">
        <span role="status" className="text-muted">
          {t("search.count", { count: found.length })}
        </span>
        <Link className="quiet-link min-h-11 content-center" to={pathTo("messages", locale)}>
          {t("search.close")}
        </Link>
      </p>
      {found.length === 0 ? (
        <EmptyState className="border-y-0" title={t("search.none.title")}>
          {t("search.none.text")}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {found.map((message) => (
            <li key={message.id}>
              <Found message={message} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Found({ message, now }: { message: FoundMessage; now: string }) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const { id, conversationId, other, listing, mine, parts, at } = message;
  return (
    <Link
      to={`${pathTo("conversation", locale, { id: conversationId })}?before=${id + 1}`}
      className="block py-3.5 hover:bg-surface focus-visible:-outline-offset-2"
    >
      <span className="flex items-baseline justify-between gap-3">
        <bdi className="min-w-0 truncate font-semibold">{other.username}</bdi>
        <span className="type-caption tnum whitespace-nowrap text-muted">{formatRecent(at, now, locale)}</span>
      </span>
      <span className="type-caption block truncate text-muted">{typography(listing.name)}</span>
      <span dir="auto" className="type-small mt-1 block [overflow-wrap:anywhere]">
        {mine && <span className="text-muted">{t("list.you")} </span>}
        {parts.map(({ text, isFound }, index) =>
          isFound ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
            <mark key={index} className="bg-info-tint font-semibold text-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
    </Link>
  );
}
