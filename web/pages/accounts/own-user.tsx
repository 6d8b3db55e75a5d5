import { redirect } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/own-user";

/** The profile without an id is the visitor's own. */
export async function loader(args: Route.LoaderArgs) {
  const { id } = await requireSignedIn(args);
  throw redirect(pathTo("user", localeOfPath(pagePathOf(args.request)), { id }));
}

export default function OwnUser() {
  return null;
}
