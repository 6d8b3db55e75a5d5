import { strikesToSuspend } from "#server/features/accounts/status/add-strike.ts";
import { objection } from "#server/features/mails/templates/decision.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To a user whose account has just been suspended: by a moderator for this reason, or (null) by the last upheld case of non-payment. */
export const accountSuspendedMail = (reason: string | null, url: string): MailTexts => ({
  cs: () => ({
    subject: "Účet jsme pozastavili",
    heading: "Účet jsme pozastavili",
    paragraphs: [
      reason === null
        ? `moderátor už ${strikesToSuspend}× uznal, že jste za vyhranou položku nezaplatili. Podle pravidel nyní nemůžete přihazovat, kupovat ani nabízet.`
        : "podle rozhodnutí moderátora nyní nemůžete přihazovat, kupovat ani nabízet.",
      "Vaše běžící nabídky jsme pozastavili a příhozy, se kterými jste vedli, jsme stáhli. Obchody, které už běží, prosím dokončete: přihlásit se můžete dál.",
    ],
    ...(reason !== null && { facts: [["Důvod", reason]] }),
    action: { label: "Zobrazit obchody", url },
    note: objection.cs,
  }),
  en: () => ({
    subject: "Your account is suspended",
    heading: "Your account is suspended",
    paragraphs: [
      reason === null
        ? `A moderator has found ${strikesToSuspend} times that you did not pay for what you won. By the rules you can no longer bid, buy or sell.`
        : "A moderator has decided that you can no longer bid, buy or sell.",
      "Your running listings are on hold, and your leading bids have been withdrawn. Please finish the deals under way; you can still sign in.",
    ],
    ...(reason !== null && { facts: [["Reason", reason]] }),
    action: { label: "View your deals", url },
    note: objection.en,
  }),
});
