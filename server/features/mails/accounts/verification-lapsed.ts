import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To a user who has changed the telephone, or emptied what a verified account needs, so that the account is verified no more. */
export const verificationLapsedMail = (url: string): MailTexts => ({
  cs: () => ({
    subject: "Ověření účtu skončilo",
    heading: "Ověření účtu skončilo",
    paragraphs: [
      "v kontaktních údajích se změnil telefon nebo v nich chybí jméno, adresa či telefon, a tak už váš účet není ověřený. Nabídky, které běží, běží dál. Znovu účet ověříte kódem, který pošleme na telefon.",
      "Pokud jste údaje neměnili vy, změňte si prosím heslo a napište nám.",
    ],
    action: { label: "Ověřit účet", url },
  }),
  en: () => ({
    subject: "Your account is no longer verified",
    heading: "Your account is no longer verified",
    paragraphs: [
      "The phone number in your contact details has changed, or a name, address or phone number is missing, so your account is no longer verified. Running listings go on. A code sent to your phone verifies it again.",
      "If you did not make this change, please set a new password and write to us.",
    ],
    action: { label: "Verify the account", url },
  }),
});
