import type { Scope } from "#contract/accounts/scopes.ts";
import { hasScope } from "#web/session/has-scope.ts";
import { useSessionView } from "#web/session/visitor.tsx";

/** Whether the visitor has a scope of the site. */
export function useScopes(): (scope: Scope) => boolean {
  const user = useSessionView()?.user ?? null;
  return (scope) => hasScope(user, scope);
}
