import { Conflict, Forbidden } from "#server/errors.ts";
import type { Decision } from "./deal-facts.ts";

/** Whether a step is to be taken now; false where it was taken already. Throws where it is refused. */
export function isToDo(decision: Decision): boolean {
  if (decision === "take") return true;
  if (decision === "done") return false;
  throw decision === "DEAL_OTHER_SIDE" ? new Forbidden(decision) : new Conflict(decision);
}
