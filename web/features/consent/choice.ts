import { readCookie, writeCookie } from "#web/session/cookies.ts";

/** What a visitor can agree to; technical cookies cannot be refused by choosing (RULES.md VI2). */
export const optionalKinds = ["analytical", "marketing", "advertisement"] as const;
export type OptionalKind = (typeof optionalKinds)[number];

/** Lifetime of what was chosen, in seconds: a year (RULES.md VI2), so nobody is asked again for that long. */
const yearSeconds = 365 * 24 * 3_600;

/** All kinds, the ticked ones, or none. */
export type Choice = "all" | "nothing" | readonly OptionalKind[];

/** Stores a choice, withdraws what it does not hold, and tells the tag manager. */
export function storeChoice(choice: Choice): void {
  const kinds = choice === "all" ? optionalKinds : choice === "nothing" ? [] : choice;
  keep("technical", choice !== "nothing");
  for (const kind of optionalKinds) keep(kind, kinds.includes(kind));
  writeCookie("cookies-show", "hidden", yearSeconds);
  window.gtag("consent", "update", window.consentState());
}

/** The kinds that are agreed to now. */
export function storedKinds(): OptionalKind[] {
  return optionalKinds.filter((kind) => readCookie(`accept-${kind}`) === "true");
}

export function isChoiceStored(): boolean {
  return readCookie("cookies-show") === "hidden";
}

function keep(kind: "technical" | OptionalKind, isAccepted: boolean): void {
  if (isAccepted) writeCookie(`accept-${kind}`, "true", yearSeconds);
  else writeCookie(`accept-${kind}`, "", 0);
}
