import { readCookie } from "#web/session/cookies.ts";

/**
 * VI2: Cookies: technical ones come with every choice but "nothing", the others only if chosen; the choice holds for a
 * year and can be changed.
 *
 * What a visitor can agree to.
 */
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
