import type { LoaderFunctionArgs } from "react-router";
import type { ApiClient } from "#web/api/client.ts";
import { apiContext } from "#web/api/server-api.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { adminRefusal } from "./admin-refusal.ts";

/**
 * The loader of a page of the back office: it asks for a sign-in, hands the API to `read`, adds the server's time to what that returns,
 * and answers what the API refuses as the back office does.
 */
export function adminLoader<Args extends LoaderFunctionArgs, Data extends object>(
  read: (api: ApiClient, args: Args) => Promise<Data>,
): (args: Args) => Promise<Data & { serverTime: string }> {
  return async (args) => {
    await requireSignedIn(args);
    try {
      return { ...(await read(args.context.get(apiContext), args)), serverTime: new Date().toISOString() };
    } catch (error) {
      throw adminRefusal(error, args.request);
    }
  };
}
