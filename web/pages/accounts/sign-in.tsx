import "#web/i18n/areas/own.ts";
import { redirectDocument } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { inBrowser } from "#web/middleware/in-browser.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { currentUser, pagePathOf, rememberedPage } from "#web/session/guards.ts";
import type { Route } from "./+types/sign-in";
import { SignInPage } from "./sign-in-page.tsx";

export const clientMiddleware = inBrowser("clearValidationErrors");

/** The page that protected pages send guests to; a signed-in visitor goes on at once, with the whole page loaded anew. */
export async function loader(args: Route.LoaderArgs) {
  if (!(await currentUser(args))) return null;
  const locale = localeOfPath(pagePathOf(args.request));
  throw redirectDocument(rememberedPage(args.request) ?? pathTo("accountOverview", locale));
}

export function meta() {
  return privateMeta("auth:signIn.title");
}

export default function SignIn() {
  return <SignInPage />;
}
