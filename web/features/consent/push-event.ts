/** Tells the tag manager of an event; where none is connected only the page knows it. */
export function pushEvent(event: "login-failure"): void {
  window.dataLayer.push({ event });
}
