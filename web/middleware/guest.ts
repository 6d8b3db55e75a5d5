import { type MiddlewareFunction, redirectDocument } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { currentUser, pagePathOf } from "#web/session/guards.ts";

/**
 * A page for guests: signed-in visitors go home. The whole page is loaded, as this also runs when a guest signs in on
 * it: a redirect would discard what the frame has just learnt of its visitor.
 */
export const guest: MiddlewareFunction<Response> = async (args) => {
  if (await currentUser(args)) throw redirectDocument(pathTo("home", localeOfPath(pagePathOf(args.request))));
};
