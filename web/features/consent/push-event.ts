/** Tells a tag manager of something that happened; where none is connected the page alone knows. */
export function pushEvent(event: "login-failure"): void {
  window.dataLayer.push({ event });
}
