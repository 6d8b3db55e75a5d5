import type { LetterTexts } from "#server/features/mails/letters/letter.ts";
import type { MoneyCounts } from "#server/features/payments/desk/count-money.ts";

/** To those who keep the house's money: what has come and pays for nothing, what goes back by hand, notices that were refused. */
export const moneyWaitingLetter = ({
  receipts,
  refunds,
  refused,
  url,
}: MoneyCounts & { url: string }): LetterTexts => ({
  cs: () => ({
    subject: `Peníze k rozhodnutí: ${receipts + refunds}`,
    heading: "Peníze čekají na vaše rozhodnutí",
    paragraphs: [
      "ke zpracování čekají platby, které se nepodařilo spárovat, nebo vratky, které je třeba odeslat v bance.",
      ...(refused > 0
        ? [
            "Odmítli jsme oznámení, která se za bránu jen vydávala. Souhlasí-li heslo brány v nastavení, není třeba nic dělat.",
          ]
        : []),
    ],
    facts: [
      ["Platby k rozhodnutí", String(receipts)],
      ["Vrácení k odeslání", String(refunds)],
      ["Odmítnutá oznámení dnes", String(refused)],
    ],
    action: { label: "Otevřít platby a vratky", url },
  }),
  en: () => ({
    subject: `Money to decide on: ${receipts + refunds}`,
    heading: "Money is waiting for your decision",
    paragraphs: [
      "There are payments that could not be matched, or refunds to be sent at the bank.",
      ...(refused > 0
        ? [
            "We refused notices that only claimed to come from a gateway. If the gateway’s secret in the settings is right, there is nothing to do.",
          ]
        : []),
    ],
    facts: [
      ["Payments to decide on", String(receipts)],
      ["Refunds to send", String(refunds)],
      ["Notices refused today", String(refused)],
    ],
    action: { label: "Open payments and refunds", url },
  }),
});
