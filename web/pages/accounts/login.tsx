import "#web/i18n/areas/own.ts";
import { redirectDocument } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { currentUser, pagePathOf, rememberedPage } from "#web/session/guards.ts";
import type { Route } from "./+types/login";
import { SignInPage } from "./sign-in-page.tsx";

/** The callback of authentication: on with a session, else the same form. */
export async function loader(args: Route.LoaderArgs) {
  if (!(await currentUser(args))) return null;
  const locale = localeOfPath(pagePathOf(args.request));
  throw redirectDocument(rememberedPage(args.request) ?? pathTo("accountOverview", locale));
}

/** On the way to somewhere: the simple layout. */
export const handle = { layout: "simple" };

export function meta() {
  return privateMeta("auth:signIn.title");
}

export default function Login() {
  return <SignInPage />;
}
