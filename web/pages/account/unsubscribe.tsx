import "#web/i18n/areas/own.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { MailLinkPage } from "#web/features/mails/mail-link-page.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/unsubscribe";

export function meta() {
  return privateMeta("watchlist:unsubscribe.title");
}

/** Gives up mails about ends of watched auctions. */
export default function Unsubscribe({ params: { key } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <MailLinkPage
      texts={{ namespace: "watchlist", key: "unsubscribe" }}
      path={pathTo("unsubscribe", locale, { key })}
      act={() => browserApi.preferences.unsubscribe({ params: { key } })}
      next={pathTo("watched", locale)}
    />
  );
}
