import { pathTo } from "#contract/content/page-paths.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { MailLinkPage } from "#web/features/mails/mail-link-page.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/end";

export function meta() {
  return privateMeta("newsletter:ending.title");
}

export default function EndNewsletter({ params: { key } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <MailLinkPage
      texts={{ namespace: "newsletter", key: "ending" }}
      path={pathTo("endNewsletter", locale, { key })}
      act={() => browserApi.subscribers.unsubscribe({ params: { key } })}
      next={pathTo("search", locale)}
    />
  );
}
