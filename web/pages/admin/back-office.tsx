import "#web/i18n/areas/admin.ts";
import { Outlet } from "react-router";
import { ErrorScreen } from "#web/pages/error-screen.tsx";
import { DefaultLayout } from "#web/pages/site-layout.tsx";
import { useSession } from "#web/session/session.ts";
import type { Route } from "./+types/back-office";
import { AroundPages } from "./frame/around-pages.tsx";
import { foldedIn } from "./frame/folded-groups.ts";
import { restoreFilters } from "./list/use-remembered-filters.ts";

/** The public frame leaves these pages to this one. */
export const handle = { layout: "own" };

export function loader({ request }: Route.LoaderArgs) {
  return { folded: foldedIn(request.headers.get("cookie") ?? "") };
}

/** In a list as it was left, where it is come to without filters. */
export const clientMiddleware = [restoreFilters];

/** What is folded changes on this device alone. */
export const shouldRevalidate = () => false;

/** Around every page of the back office. */
export default function BackOffice({ loaderData: { folded } }: Route.ComponentProps) {
  return (
    <AroundPages folded={folded}>
      <Outlet />
    </AroundPages>
  );
}

/** Whoever may not know of the back office finds a page missing as any other. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const user = useSession();
  if (!user?.scope.length)
    return (
      <DefaultLayout>
        <ErrorScreen error={error} />
      </DefaultLayout>
    );
  return (
    <AroundPages folded={[]}>
      <ErrorScreen error={error} />
    </AroundPages>
  );
}
