import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To the owner of an account that stays, because somebody signed in to it before it was deleted. */
export const deletionCancelledMail = (url: string): MailTexts => ({
  cs: () => ({
    subject: "Účet nesmažeme",
    heading: "Váš účet zůstává",
    paragraphs: [
      "do vašeho účtu se někdo přihlásil, proto ho nesmažeme. Pokud ho smazat chcete, požádejte o to prosím znovu.",
    ],
    action: { label: "Moje data a smazání účtu", url },
    note: "Pokud jste se nepřihlásili vy, změňte si prosím ihned heslo.",
  }),
  en: () => ({
    subject: "Your account will not be deleted",
    heading: "Your account stays",
    paragraphs: [
      "Somebody has signed in to your account, so we will not delete it. If you still want it deleted, please ask for it again.",
    ],
    action: { label: "My data and account deletion", url },
    note: "If it was not you who signed in, please change your password right away.",
  }),
});
