import { readCookie } from "#web/session/cookies.ts";

/** What a visitor can agree to; technical cookies cannot be refused by choosing (rule VI2). */
export const optionalKinds = ["analytical", "marketing", "advertisement"] as const;
export type OptionalKind = (typeof optionalKinds)[number];

/** Lifetime of what was chosen, in seconds: a year (rule VI2), so nobody is asked again for that long. */
export const yearSeconds = 365 * 24 * 3_600;

/** The kinds that are agreed to now. */
export function storedKinds(): OptionalKind[] {
  return optionalKinds.filter((kind) => readCookie(`accept-${kind}`) === "true");
}

export function isChoiceStored(): boolean {
  return readCookie("cookies-show") === "hidden";
}
