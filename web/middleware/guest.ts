import { type MiddlewareFunction, redirectDocument } from "react-router";
import { localeOfPath, pathTo } from "#web/addresses/addresses.ts";
import { currentUser, pagePathOf } from "#web/session/guards.ts";

/**
 * A page for guests: signed-in people go home. The whole page is loaded anew, as this also happens to somebody who signs
 * in on it: a redirect would throw away what the frame has just learnt of its visitor.
 */
export const guest: MiddlewareFunction<Response> = async (args) => {
  if (await currentUser(args)) throw redirectDocument(pathTo("home", localeOfPath(pagePathOf(args.request))));
};
