import "#web/i18n/areas/item.ts";
import "#web/i18n/areas/own.ts";
import "#web/i18n/areas/pages.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { GuardedPage } from "#web/layout/account/guarded-page.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/add";
import { ConfirmFirst } from "./confirm-first.tsx";
import { OlderDrafts } from "./draft/older-drafts.tsx";
import { FormHeader } from "./form-header.tsx";
import { ListingForm } from "./listing-form.tsx";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireSignedIn(args);
  const lang = localeOfPath(pagePathOf(args.request));
  const { ownListings, catalogue } = args.context.get(apiContext);
  const [{ items }, remembered, tree] = await Promise.all([
    ownListings.list({ query: { lang, group: "draft" } }),
    ownListings.remembered({}),
    catalogue.tree({ params: { locale: lang } }),
  ]);
  const drafts = items.filter(({ status }) => status === "draft");
  return {
    user,
    drafts: drafts.slice(0, 3),
    remembered: remembered.data,
    tree,
    serverTime: new Date().toISOString(),
  };
}

export { shouldRevalidate } from "./steps/stay-between-steps.ts";

export function meta() {
  return privateMeta("listingForm:title.add");
}

/** A new listing. The draft comes to be with the first change. */
export default function AddListing({ loaderData: { user, drafts, remembered, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("listingForm");
  const locale = useLocale();
  const title = t("title.add");
  return (
    <div className="container-page pt-5">
      <FormHeader title={title} lead={t("lead")} here={{ label: title, to: pathTo("addListing", locale) }} />
      {user.suspended ? (
        <Notice tone="danger">{t("suspended")}</Notice>
      ) : user.emailConfirmed ? (
        <>
          <OlderDrafts drafts={drafts} />
          <GuardedPage>
            <ListingForm listing={null} remembered={remembered} serverTime={serverTime} />
          </GuardedPage>
        </>
      ) : (
        <ConfirmFirst email={user.email} />
      )}
    </div>
  );
}
