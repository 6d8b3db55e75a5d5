/** Inline after `pushConsent`, where the operator has connected a container (`GTM-…`): loads it. */
export function loadTagManager(id: string): void {
  window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}
