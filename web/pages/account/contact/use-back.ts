import { useSearchParams } from "react-router";
import { safeRedirect } from "#contract/values/safe-redirect.ts";

/** Where whoever came to complete the details goes on (`?redirect=`), and from there (`?after=`); null: nowhere. */
export function useBack(): string | null {
  const [search] = useSearchParams();
  const path = safeRedirect(search.get("redirect"));
  const after = safeRedirect(search.get("after"));
  return path && after ? `${path}?${new URLSearchParams({ redirect: after })}` : path;
}
