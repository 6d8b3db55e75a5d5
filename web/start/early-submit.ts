interface EarlySubmit {
  hold: (event: Event) => void;
  form: HTMLFormElement | null;
  submitter: HTMLElement | null;
}

declare global {
  interface Window {
    earlySubmit?: EarlySubmit;
  }
}

/**
 * Inline, at the head of the page: a form that only a script can send (`method="post"`) waits for its script when
 * somebody is quicker. Sent natively it would leave the page and lose what was written. So does one with `data-hold`,
 * which without scripts leads elsewhere: there the button is pressed again. Until then React hears of none of it: a form that it has
 * taken over before the rest of the page would be sent twice.
 */
export const holdEarlySubmit = `window.earlySubmit={form:null,submitter:null,hold:function(event){
if(event.target.method!=="post"&&!("hold" in event.target.dataset))return;event.preventDefault();event.stopImmediatePropagation();
window.earlySubmit.form=event.target;window.earlySubmit.submitter=event.submitter}};
document.addEventListener("submit",window.earlySubmit.hold,true)`;

/** Once everything is hydrated: sends the form that waited. */
export function sendEarlySubmit(): void {
  const early = window.earlySubmit;
  if (!early) return;
  document.removeEventListener("submit", early.hold, true);
  if (early.form?.isConnected) {
    if ("hold" in early.form.dataset) early.submitter?.click();
    else early.form.requestSubmit();
  }
  delete window.earlySubmit;
}
