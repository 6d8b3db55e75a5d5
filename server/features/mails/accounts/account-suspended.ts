import type { LetterTexts } from "#server/features/mails/letters/letter.ts";

/** To a user whose account has just been suspended by the third upheld case of non-payment. */
export const accountSuspendedLetter = (url: string): LetterTexts => ({
  cs: () => ({
    subject: "Přihazování máte pozastavené",
    heading: "Účet jsme pozastavili",
    paragraphs: [
      "moderátor už potřetí uznal, že jste za vyhranou položku nezaplatili. Podle pravidel nyní nemůžete přihazovat, kupovat ani nabízet.",
      "Obchody, které už běží, prosím dokončete. K účtu máte dál přístup.",
    ],
    action: { label: "Zobrazit obchody", url },
    note: "Pokud s tím nesouhlasíte, odpovězte na tento dopis do šesti měsíců. Rozhodnutí posoudí jiný moderátor.",
  }),
  en: () => ({
    subject: "Your bidding is suspended",
    heading: "Your account is suspended",
    paragraphs: [
      "For the third time a moderator has found that you did not pay for what you won. By the rules you can no longer bid, buy or sell.",
      "Please finish the deals that are under way. You can still sign in.",
    ],
    action: { label: "View your deals", url },
    note: "If you disagree, reply to this letter within six months. Another moderator will look at the decision.",
  }),
});
