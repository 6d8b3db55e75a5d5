import { pathTo } from "#contract/content/page-paths.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { MailLinkPage } from "#web/features/mails/mail-link-page.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/confirm";

export function meta() {
  return privateMeta("newsletter:confirming.pageTitle");
}

/** The second half of the double opt-in: the owner of the e-mail says that newsletters are wanted. */
export default function ConfirmNewsletter({ params: { key } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <MailLinkPage
      texts={{ namespace: "newsletter", key: "confirming" }}
      path={pathTo("confirmNewsletter", locale, { key })}
      act={() => browserApi.subscribers.confirm({ params: { key } })}
      next={pathTo("search", locale)}
    />
  );
}
