interface EarlySubmit {
  hold: (event: Event) => void;
  form: HTMLFormElement | null;
}

declare global {
  interface Window {
    earlySubmit?: EarlySubmit;
  }
}

/**
 * Inline, at the head of the page: a form that only a script can send (`method="post"`) waits for its script when
 * somebody is quicker. Sent natively it would leave the page and lose what was written.
 */
export const holdEarlySubmit = `window.earlySubmit={form:null,hold:function(event){
if(event.target.method!=="post")return;event.preventDefault();window.earlySubmit.form=event.target}};
document.addEventListener("submit",window.earlySubmit.hold,true)`;

/** Once everything is hydrated: sends the form that waited. */
export function sendEarlySubmit(): void {
  const early = window.earlySubmit;
  if (!early) return;
  document.removeEventListener("submit", early.hold, true);
  if (early.form?.isConnected) early.form.requestSubmit();
  delete window.earlySubmit;
}
