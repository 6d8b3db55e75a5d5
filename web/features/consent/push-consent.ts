/** State of Google's Consent Mode v2: kind of storage or use → whether the visitor allows it. */
type ConsentState = Record<string, "granted" | "denied">;

declare global {
  interface Window {
    /** What a tag manager reads, in the order it happened; it is filled whether or not one is connected. */
    dataLayer: unknown[];
    gtag: (...command: unknown[]) => void;
    /** What the stored cookies allow. */
    consentState: () => ConsentState;
  }
}

/**
 * VI3: Until agreed to everything but security is denied (Consent Mode v2); analytics follows analytical, ad storage and personalization
 * marketing, ad user data and ad personalization advertisement, functionality technical.
 *
 * Inline at the head of every page, before any tag manager.
 */
export function pushConsent(): void {
  const allowed = (kind: string) =>
    document.cookie.split(/;\s*/).includes(`accept-${kind}=true`) ? "granted" : "denied";
  window.dataLayer = window.dataLayer || [];
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: Consent Mode tells a command from an event by this very object
    window.dataLayer.push(arguments);
  };
  window.consentState = () => ({
    ad_storage: allowed("marketing"),
    ad_user_data: allowed("advertisement"),
    ad_personalization: allowed("advertisement"),
    analytics_storage: allowed("analytical"),
    functionality_storage: allowed("technical"),
    personalization_storage: allowed("marketing"),
    security_storage: "granted",
  });
  window.gtag("consent", "default", { ...window.consentState(), wait_for_update: 500 });
}
