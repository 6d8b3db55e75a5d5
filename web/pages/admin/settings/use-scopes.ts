import type { Scope } from "#contract/accounts/scopes.ts";
import { hasScope } from "#web/session/has-scope.ts";
import { useFrame } from "#web/session/visitor.tsx";

/** Whether the visitor has a scope of the house. */
export function useScopes(): (scope: Scope) => boolean {
  const user = useFrame()?.user ?? null;
  return (scope) => hasScope(user, scope);
}
