import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminRefusal } from "#web/pages/admin/admin-refusal.ts";
import { BackLink } from "#web/pages/admin/back-link.tsx";
import { AdminList } from "#web/pages/admin/list/admin-list.tsx";
import { ExportButton } from "#web/pages/admin/list/export-button.tsx";
import { OlderNewer } from "#web/pages/admin/list/older-newer.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { useHasScope } from "#web/session/use-has-scope.ts";
import type { Route } from "./+types/people";
import { PeopleFilters } from "./people-filters.tsx";
import { addressOfPeople, queryOfPeople } from "./people-query.ts";
import { PersonBlock } from "./person-block.tsx";
import { PersonLine } from "./person-line.tsx";

const nobody = { items: [], older: null, newer: null };

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const query = queryOfPeople(searchParams);
  const name = searchParams.get("name")?.trim().slice(0, 254) ?? "";
  const { groups, people } = args.context.get(apiContext);
  const shown = { query, name, groups: [], person: null, list: nobody, isShort: false };
  const serverTime = new Date().toISOString();
  try {
    if (name) {
      const person = (await people.get({ params: { name } })).data;
      // The groups are for whoever may put somebody into one.
      return { ...shown, person, groups: person.mayDecide ? (await groups.list({})).data : [], serverTime };
    }
    const place = {
      before: searchParams.get("before") ?? undefined,
      after: searchParams.get("after") ?? undefined,
    };
    return { ...shown, list: await people.list({ query: { ...query, ...place } }), serverTime };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { ...shown, serverTime };
    if (error instanceof ApiError && error.status === 422) return { ...shown, isShort: true, serverTime };
    throw adminRefusal(error, args.request);
  }
}

export function meta() {
  return privateMeta("moderationAdmin:people.title");
}

/** Accounts found by anything that is known of them, for moderators and the support, and one of them to be decided about by moderators (RULES.md K11, K9, DK3). */
export default function People({ loaderData }: Route.ComponentProps) {
  const { query, name, person, groups, list, isShort, serverTime } = loaderData;
  const { t } = useTranslation("moderationAdmin");
  const locale = useLocale();
  const mayTake = useHasScope("moderation");
  const path = pathTo("people", locale);
  const hrefOf = (place: { before: string } | { after: string }) => `${path}${addressOfPeople(query, place)}`;
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("people.title")}</h1>
        <p className="type-body mt-2 text-muted">{t("people.lead")}</p>
        <PeopleFilters path={path} query={query} isShort={isShort} />
        {person ? (
          <>
            <p className="mt-4">
              <BackLink to={path}>{t("people.back")}</BackLink>
            </p>
            <PersonBlock key={person.id} person={person} groups={groups} />
          </>
        ) : (
          <div className="mt-6">
            {mayTake && list.items.length > 0 && (
              <div className="mb-2 flex justify-end">
                <ExportButton read={() => browserApi.people.table({ query })} />
              </div>
            )}
            <AdminList
              path={path}
              items={list.items}
              isNarrowed={name !== "" || addressOfPeople(query) !== ""}
              empty={{ title: t("people.none.title"), text: t("people.none.text") }}
              nothing={{ title: t("people.none.title"), text: t("people.none.text"), all: t("people.all") }}
              renderItem={(each) => <PersonLine key={each.id} person={each} />}
            />
            <OlderNewer
              newer={list.newer && hrefOf({ after: list.newer })}
              older={list.older && hrefOf({ before: list.older })}
            />
          </div>
        )}
      </div>
    </AdminLayout>
  );
}
