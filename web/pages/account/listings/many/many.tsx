import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { GuardedPage } from "#web/layout/account/guarded-page.tsx";
import { ConfirmFirst } from "#web/pages/listing-form/confirm-first.tsx";
import { FormHeader } from "#web/pages/listing-form/form-header.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/many";
import { Bottles } from "./bottles.tsx";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireSignedIn(args);
  const { manyListings, catalogue } = args.context.get(apiContext);
  const [drafts, tree] = await Promise.all([
    manyListings.drafts({}),
    catalogue.tree({ params: { locale: localeOfPath(pagePathOf(args.request)) } }),
  ]);
  return { user, drafts: drafts.data, tree };
}

export function meta() {
  return privateMeta("manyListings:title");
}

/** Many bottles at once: from a table or empty rows, with their photographs, to the auctions. */
export default function ManyBottles({ loaderData: { user, drafts } }: Route.ComponentProps) {
  const { t } = useTranslation(["manyListings", "listingForm"]);
  const locale = useLocale();
  const title = t("manyListings:title");
  return (
    <div className="container-page pt-5">
      <FormHeader
        title={title}
        lead={t("manyListings:lead")}
        here={{ label: title, to: pathTo("manyBottles", locale) }}
      />
      {user.suspended ? (
        <Notice tone="danger">{t("listingForm:suspended")}</Notice>
      ) : user.emailConfirmed ? (
        <GuardedPage>
          <Bottles loaded={drafts} />
        </GuardedPage>
      ) : (
        <ConfirmFirst email={user.email} />
      )}
    </div>
  );
}
