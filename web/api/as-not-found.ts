import { data } from "react-router";
import { ApiError } from "./api-error.ts";

/** What the API does not know is a page that there is not; for loaders. */
export function asNotFound(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
  throw error;
}
