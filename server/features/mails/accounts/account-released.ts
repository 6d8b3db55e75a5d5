import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To a user whose suspension has just ended. */
export const accountReleasedMail = (url: string): MailTexts => ({
  cs: () => ({
    subject: "Účet je opět v pořádku",
    heading: "Pozastavení skončilo",
    paragraphs: [
      "znovu můžete přihazovat, kupovat i nabízet. Nabídky, které ještě neskončily, běží dál do svého původního konce.",
      "Stažené příhozy se nevracejí. Kde chcete dál přihazovat, přihoďte prosím znovu.",
    ],
    action: { label: "Otevřít Kabinet", url },
  }),
  en: () => ({
    subject: "Your account is active again",
    heading: "The suspension is over",
    paragraphs: [
      "You can bid, buy and sell again. Listings that have not ended continue to their original end.",
      "Withdrawn bids do not come back. If you want to go on bidding, please bid again.",
    ],
    action: { label: "Open Kabinet", url },
  }),
});
