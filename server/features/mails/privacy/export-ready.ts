import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { formatMoment } from "#server/messages/formats.ts";

/** To an account whose export can be fetched; the link leads to a page that asks for signing in. */
export const exportReadyMail = (url: string, expiresAt: Date): MailTexts => ({
  cs: () => ({
    subject: "Vaše data jsou připravená",
    heading: "Vaše data jsou připravená",
    paragraphs: [
      `soubor se všemi daty vašeho účtu si můžete stáhnout do ${formatMoment("cs", expiresAt)}. Potom ho smažeme.`,
    ],
    action: { label: "Přejít ke stažení", url },
    note: "Ke stažení je třeba přihlášení. Pokud jste o data nežádali, změňte si prosím heslo a napište nám.",
  }),
  en: () => ({
    subject: "Your data is ready",
    heading: "Your data is ready",
    paragraphs: [
      `The file with all data of your account can be downloaded until ${formatMoment("en", expiresAt)}. After that we delete it.`,
    ],
    action: { label: "Go to the download", url },
    note: "You have to be signed in to download it. If you did not ask for your data, please change your password and write to us.",
  }),
});
