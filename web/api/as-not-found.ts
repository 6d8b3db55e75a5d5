import { data } from "react-router";
import { ApiError } from "./api-error.ts";

/** For loaders: turns the API's 404 into the page's 404. */
export function asNotFound(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
  throw error;
}
