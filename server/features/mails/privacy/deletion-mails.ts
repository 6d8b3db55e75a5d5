import { coolingDays } from "#contract/accounts/account-limits.ts";
import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { formatMoment } from "#server/messages/formats.ts";

/** To an account whose deletion was asked for. */
export const deletionWantedMail = (url: string, dueAt: Date): MailTexts => ({
  cs: () => ({
    subject: "Žádost o smazání účtu",
    heading: `Účet smažeme za ${countedCzech(coolingDays, "day")}`,
    paragraphs: [
      `přijali jsme žádost o smazání vašeho účtu a všude jsme vás odhlásili. Účet smažeme ${formatMoment("cs", dueAt)}.`,
      "Pokud si to rozmyslíte, stačí se do té doby přihlásit a účet zůstane.",
    ],
    action: { label: "Přihlásit se a účet si nechat", url },
    note: "Pokud jste o smazání nežádali vy, přihlaste se, změňte si heslo a napište nám.",
  }),
  en: () => ({
    subject: "Request to delete your account",
    heading: `We will delete your account in ${countedEnglish(coolingDays, "day")}`,
    paragraphs: [
      `We have received a request to delete your account and have signed you out everywhere. The account will be deleted on ${formatMoment("en", dueAt)}.`,
      "If you change your mind, sign in before then and the account stays.",
    ],
    action: { label: "Sign in and keep the account", url },
    note: "If you did not ask for this, sign in, change your password and write to us.",
  }),
});

/** Three days before an account is deleted. */
export const deletionSoonMail = (url: string, dueAt: Date): MailTexts => ({
  cs: () => ({
    subject: "Váš účet brzy smažeme",
    heading: "Váš účet brzy smažeme",
    paragraphs: [
      `účet smažeme ${formatMoment("cs", dueAt)}. Pokud si ho chcete nechat, přihlaste se do té doby.`,
    ],
    action: { label: "Přihlásit se a účet si nechat", url },
  }),
  en: () => ({
    subject: "Your account will be deleted soon",
    heading: "Your account will be deleted soon",
    paragraphs: [
      `The account will be deleted on ${formatMoment("en", dueAt)}. If you would like to keep it, sign in before then.`,
    ],
    action: { label: "Sign in and keep the account", url },
  }),
});

/** The last letter to the e-mail of an account that was deleted. */
export const deletionDoneMail = (url: string): MailTexts => ({
  cs: () => ({
    subject: "Účet je smazaný",
    heading: "Účet je smazaný",
    paragraphs: [
      "jak jste si přáli, váš účet jsme smazali. Na stránkách místo vašeho jména stojí „Smazaný uživatel“.",
      "Doklady a údaje o obchodech uchováme jen po dobu, kterou vyžaduje zákon. Příhozy a ukončené nabídky zůstanou bez vašeho jména. Uživatelské jméno a e-mail rok nikomu nepřidělíme.",
    ],
    action: { label: "Přejít na Kabinet", url },
    note: "Na tuto adresu už vám psát nebudeme.",
  }),
  en: () => ({
    subject: "Your account is deleted",
    heading: "Your account is deleted",
    paragraphs: [
      "As you wished, we have deleted your account. On our pages your name is replaced by “Smazaný uživatel” (deleted user).",
      "We store documents and deal data only as long as the law requires. Bids and ended listings stay without your name. Your username and e-mail will not be reassigned for a year.",
    ],
    action: { label: "Go to Kabinet", url },
    note: "We will not write to this address again.",
  }),
});
