/**
 * Takes the choice of cookies (rule VI2). Inline behind the cookie bar, and again whenever the bar comes to stand on a
 * page: stores what the visitor chooses, withdraws what the choice does not hold, and tells the tag manager. The
 * answer is taken here and not by React, so that whoever answers and goes on before scripts have come is not asked
 * again.
 */
export function takeChoice(yearSeconds: number, ...optionalKinds: string[]): void {
  const bar = document.getElementById("cookie-bar");
  if (!(bar instanceof HTMLFormElement)) return;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  const write = (name: string, value: string) => {
    const lifetime = value ? yearSeconds : 0;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
    document.cookie = `${name}=${value}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`;
  };
  bar.onsubmit = (event) => {
    event.preventDefault();
    const answer = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "selected";
    const ticked = new FormData(bar).getAll("kind");
    const isAccepted = (kind: string) => answer === "all" || (answer === "selected" && ticked.includes(kind));
    write("accept-technical", answer === "nothing" ? "" : "true");
    for (const kind of optionalKinds) write(`accept-${kind}`, isAccepted(kind) ? "true" : "");
    write("cookies-show", "hidden");
    window.gtag("consent", "update", window.consentState());
    document.documentElement.classList.remove("ask-cookies");
  };
}
