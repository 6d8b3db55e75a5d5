import "#web/i18n/areas/item.ts";
import "#web/i18n/areas/own.ts";
import "#web/i18n/areas/pages.ts";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { ApiError } from "#web/api/api-error.ts";
import { apiContext } from "#web/api/server-api.ts";
import { DecisionNote } from "#web/features/moderation/decision-note.tsx";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { GuardedPage } from "#web/layout/account/guarded-page.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/edit";
import { AddPictures } from "./add-pictures.tsx";
import { AddToDescription } from "./add-to-description.tsx";
import { FormHeader } from "./form-header.tsx";
import { ListingForm } from "./listing-form.tsx";
import { NotEditable } from "./not-editable.tsx";
import { NotYetPublic } from "./not-yet-public.tsx";
import { WaitingNotice } from "./waiting-notice.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const id = args.params.id;
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 });
  const { ownListings, catalogue } = args.context.get(apiContext);
  const [{ data: listing }, tree] = await Promise.all([
    ownListings.get({ params: { id: Number(id) } }).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? data(null, { status: 404 }) : error;
    }),
    catalogue.tree({ params: { locale: localeOfPath(pagePathOf(args.request)) } }),
  ]);
  return { listing, tree, serverTime: new Date().toISOString() };
}

export { shouldRevalidate } from "./steps/stay-between-steps.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.listing.name;
  return name ? privateMeta("listingForm:title.ofNamed", { name }) : privateMeta("listingForm:title.ofUnnamed");
}

/** One's own listing: a draft to finish, one that waits for a moderator to take back, a published one to change until the first bid, later only to add to. */
export default function EditListing({ loaderData: { listing, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("listingForm");
  const locale = useLocale();
  const { id, status, bidCount, name, returned } = listing;
  const isDraft = status === "draft";
  const isPublic = status === "live" || status === "scheduled";
  const title = isDraft ? t("title.add") : t("title.edit");
  return (
    <div className="container-page pt-5">
      <FormHeader
        title={title}
        lead={isDraft ? t("lead") : typography(name)}
        here={{ label: title, to: pathTo("editListing", locale, { id }) }}
      />
      {isPublic && <WaitingNotice listing={listing} />}
      {(isDraft || isPublic) && returned && (
        <Notice
          tone="warning"
          title={t(isDraft ? "returned.title" : "returned.change", { date: formatDate(returned.at, locale) })}
          className="mb-9"
        >
          <DecisionNote rule={returned.rule} reason={returned.reason} />
        </Notice>
      )}
      {status === "in_review" || status === "awaiting_payment" ? (
        <NotYetPublic listing={listing} />
      ) : !isDraft && !isPublic ? (
        <NotEditable listing={listing} />
      ) : isPublic && bidCount > 0 ? (
        <GuardedPage>
          <div className="grid gap-12">
            <AddToDescription key={id} listing={listing} />
            <AddPictures key={`pictures-${id}`} listing={listing} />
          </div>
        </GuardedPage>
      ) : (
        <GuardedPage>
          <ListingForm key={id} listing={listing} serverTime={serverTime} />
        </GuardedPage>
      )}
    </div>
  );
}
