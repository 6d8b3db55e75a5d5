import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { AdminListPage } from "#web/pages/admin/list/admin-list-page.tsx";
import { queryOfAddress } from "#web/pages/admin/list/filters.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/strikes";
import { CancellationLine } from "./cancellation-line.tsx";
import { RetractionLine } from "./retraction-line.tsx";
import { StrikeLine } from "./strike-line.tsx";
import { strikeLists } from "./strike-lists.ts";

const { strikes, retractions, cancellations } = strikeLists;

export const loader = adminLoader(async ({ strikeAdmin }, args: Route.LoaderArgs) => {
  const { searchParams: search } = new URL(args.request.url);
  const page = pageOfAddress(search);
  const { group } = queryOfAddress(strikes.filters, search);
  if (group === "retractions") {
    const query = queryOfAddress(retractions.filters, search);
    return { group, query, list: await strikeAdmin.retractions({ query: { ...query, page } }) };
  }
  if (group === "cancellations") {
    const query = queryOfAddress(cancellations.filters, search);
    return { group, query, list: await strikeAdmin.cancellations({ query: { ...query, page } }) };
  }
  const query = queryOfAddress(strikes.filters, search);
  return { group, query, list: await strikeAdmin.strikes({ query: { ...query, page } }) };
});

export function meta() {
  return privateMeta("strikeAdmin:title");
}

/** For moderators: what people have broken off, in three lists (rules SD3, K12). */
export default function StrikeAdmin({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("strikeAdmin");
  const { group, serverTime } = loaderData;
  const shared = {
    serverTime,
    filterClass: "items-start tablet:grid-cols-[2fr_1fr] [&>:last-child]:col-span-full",
    empty: { title: t(`empty.${group}`), text: t("empty.text") },
  };
  if (loaderData.group === "retractions") {
    const { query, list } = loaderData;
    return (
      <AdminListPage
        {...{ ...shared, of: retractions, query, list }}
        readTable={() => browserApi.strikeAdmin.retractionTable({ query })}
        renderItem={(each) => <RetractionLine key={`${each.listing.id} ${each.sequence}`} retraction={each} />}
      />
    );
  }
  if (loaderData.group === "cancellations") {
    const { query, list } = loaderData;
    return (
      <AdminListPage
        {...{ ...shared, of: cancellations, query, list }}
        readTable={() => browserApi.strikeAdmin.cancellationTable({ query })}
        renderItem={(each) => <CancellationLine key={each.listing.id} cancellation={each} />}
      />
    );
  }
  const { query, list } = loaderData;
  return (
    <AdminListPage
      {...{ ...shared, of: strikes, query, list }}
      readTable={() => browserApi.strikeAdmin.strikeTable({ query })}
      renderItem={(each) => <StrikeLine key={each.id} strike={each} />}
    />
  );
}
