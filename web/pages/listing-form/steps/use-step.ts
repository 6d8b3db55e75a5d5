import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { type Step, stepOf } from "./steps.ts";

/** What a link to go on with a draft says in place of a step. */
export const unfinished = "?step=next";

/** The step of the address; that of a link to go on is replaced by the first one that is not done. */
export function useStep(firstUndone: Step): Step {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("step");
  // What is written into it does not move it on.
  const [first] = useState(firstUndone);
  const isNext = asked === "next";
  useEffect(() => {
    if (isNext) setSearch({ step: first }, { replace: true, preventScrollReset: true });
  }, [isNext, first, setSearch]);
  return isNext ? first : stepOf(asked);
}
