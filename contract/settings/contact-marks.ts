/** Brands of cards that an operator may say to take. */
export const cardBrands = ["visa", "mastercard"] as const;

/** Whether the address of a network is somebody's profile there, rather than its bare front page. */
export function isProfile(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname !== "/";
}
