import "#web/i18n/areas/own.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { MailLinkPage } from "#web/features/mails/mail-link-page.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/unsubscribe-messages";

export function meta() {
  return privateMeta("messages:unsubscribe.title");
}

export default function UnsubscribeMessages({ params: { key } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <MailLinkPage
      texts={{ namespace: "messages", key: "unsubscribe" }}
      path={pathTo("unsubscribeMessages", locale, { key })}
      act={() => browserApi.preferences.unsubscribeMessages({ params: { key } })}
      next={pathTo("messages", locale)}
    />
  );
}
