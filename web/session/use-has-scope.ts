import { hasScope } from "./has-scope.ts";
import { useSessionView } from "./visitor.tsx";

/** Whether the visitor has a scope of the back office: what only that one opens is not offered to others. */
export function useHasScope(scope: string): boolean {
  return hasScope(useSessionView()?.user ?? null, scope);
}
