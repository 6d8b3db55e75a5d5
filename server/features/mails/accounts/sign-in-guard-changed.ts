import type { GuardChange } from "#server/features/accounts/events.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

const what: Record<GuardChange, { cs: string; en: string }> = {
  second_factor_on: {
    cs: "k přihlášení je teď potřeba i kód z aplikace.",
    en: "Signing in now also needs a code from your app.",
  },
  second_factor_off: {
    cs: "k přihlášení už není potřeba kód z aplikace, stačí heslo.",
    en: "Signing in no longer needs a code from your app; the password is enough.",
  },
  second_factor_reset: {
    cs: "na žádost, která nám přišla, jsme vypnuli kód z aplikace. K přihlášení teď stačí heslo a všechna zařízení jsou odhlášená.",
    en: "Following a request we received, we have turned off the code from your app. The password is now enough to sign in, and all devices are signed out.",
  },
  passkey_added: {
    cs: "k přihlášení teď stačí i nový přístupový klíč.",
    en: "A new passkey is now enough to sign in.",
  },
  passkey_removed: {
    cs: "jedním z přístupových klíčů už se přihlásit nelze.",
    en: "One of your passkeys can no longer be used to sign in.",
  },
};

/** To the owner of an account that is signed in to in another way than before, perhaps by someone else's doing. */
export const signInGuardChangedMail = (change: GuardChange, url: string): MailTexts => ({
  cs: () => ({
    subject: "Přihlašování do Kabinetu se změnilo",
    heading: "Přihlašování se změnilo",
    paragraphs: [what[change].cs],
    action: { label: "Zkontrolovat zabezpečení", url },
    note: "Pokud jste to nebyli vy, změňte si prosím ihned heslo.",
  }),
  en: () => ({
    subject: "How you sign in to Kabinet has changed",
    heading: "How you sign in has changed",
    paragraphs: [what[change].en],
    action: { label: "Check your security settings", url },
    note: "If it was not you, please change your password right away.",
  }),
});
