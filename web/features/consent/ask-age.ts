/**
 * Asks by rule VI1. Inline behind the question, and again whenever the question comes to stand on a page: shows it to
 * a visitor who has not answered, and leads one who is too young to the page that explains. The question is a part of
 * every page and closed without scripts, so neither crawlers nor people without scripts miss anything. It proves
 * nothing: age is proved at a bid (65/2017, section 6). The answer is taken here too, so that nobody waits behind it
 * for scripts to come.
 */
export function askAge(yearSeconds: number): void {
  const answered = () => /(?:^|; )adult=(yes|no)/.exec(document.cookie)?.[1];
  const question = document.getElementById("age-question");
  if (!(question instanceof HTMLDialogElement)) return;
  const leave = () => window.location.replace(question.dataset.explained ?? "/");
  const ask = () => {
    if (answered() === "yes" || question.open) return;
    if (answered() === "no") leave();
    else question.showModal();
  };
  // Closing the dialog is no answer, though a browser may allow it at the second try.
  question.oncancel = (event) => event.preventDefault();
  question.onclose = () => {
    const { returnValue } = question;
    if (returnValue !== "yes" && returnValue !== "no") return ask();
    const lifetime = returnValue === "yes" ? `; Max-Age=${yearSeconds}` : "";
    const secure = window.location.protocol === "https:" ? "; Secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
    document.cookie = `adult=${returnValue}; Path=/${lifetime}; SameSite=Lax${secure}`;
    if (returnValue === "no") leave();
  };
  ask();
}
