import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { shortestPersonWord } from "#contract/accounts/people.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { BackLink } from "#web/pages/admin/back-link.tsx";
import { AdminListPage } from "#web/pages/admin/list/admin-list-page.tsx";
import { queryOfAddress } from "#web/pages/admin/list/filters.ts";
import { placeOf } from "#web/pages/admin/list/list-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { useHasScope } from "#web/session/use-has-scope.ts";
import type { Route } from "./+types/people";
import { peopleList } from "./people-list.ts";
import { PersonBlock } from "./person-block.tsx";
import { PersonLine } from "./person-line.tsx";

const nobody = { items: [], older: null, newer: null };

export const loader = adminLoader(async ({ groups, people }, args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const query = queryOfAddress(peopleList.filters, searchParams);
  const name = searchParams.get("name")?.trim().slice(0, 254) ?? "";
  const shown = { query, name, groups: [], person: null, list: nobody, isShort: false };
  try {
    if (name) {
      const person = (await people.get({ params: { name } })).data;
      // The groups are for whoever may put somebody into one.
      return { ...shown, person, groups: person.mayDecide ? (await groups.list({})).data : [] };
    }
    return { ...shown, list: await people.list({ query: { ...query, ...placeOf(searchParams) } }) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return shown;
    if (error instanceof ApiError && error.status === 422) return { ...shown, isShort: true };
    throw error;
  }
});

export function meta() {
  return privateMeta("moderationAdmin:people.title");
}

/**
 * Accounts found by anything that is known of them, for moderators and the support, and one of them to be decided about by moderators
 * (rules K11, K9, DK3).
 */
export default function People({ loaderData }: Route.ComponentProps) {
  const { query, name, person, groups, list, isShort, serverTime } = loaderData;
  const { t } = useTranslation("moderationAdmin");
  const mayTake = useHasScope("moderation");
  const path = pathTo("people", useLocale());
  return (
    <AdminListPage
      {...{ of: peopleList, query, list, serverTime, isNarrowed: name !== "" }}
      filterClass="grid-cols-1 items-start tablet:grid-cols-[2fr_1fr] [&>:last-child]:col-span-full"
      errors={{ q: isShort ? t("people.short", { length: shortestPersonWord }) : undefined }}
      readTable={mayTake && (() => browserApi.people.table({ query }))}
      instead={
        person && (
          <>
            <p className="mt-4">
              <BackLink to={path}>{t("people.back")}</BackLink>
            </p>
            <PersonBlock key={person.id} person={person} groups={groups} />
          </>
        )
      }
      renderItem={(each) => <PersonLine key={each.id} person={each} />}
    />
  );
}
