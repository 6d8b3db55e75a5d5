/**
 * Inline behind the question, and again whenever the question comes to stand on a page: shows it to whoever has not
 * answered, and leads whoever is too young to the page that explains. The question is a part of every page and closed
 * without scripts, so neither crawlers nor people without scripts miss anything. It proves nothing: age is proved at a
 * bid (65/2017, section 6).
 */
export function askAge(): void {
  const answer = /(?:^|; )adult=(yes|no)/.exec(document.cookie)?.[1];
  const question = document.getElementById("age-question");
  if (!(question instanceof HTMLDialogElement) || answer === "yes" || question.open) return;
  if (answer === "no") window.location.replace(question.dataset.explained ?? "/");
  else question.showModal();
}
