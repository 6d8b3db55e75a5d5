import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import type { MoneyCounts } from "#server/features/payments/admin/count-money.ts";

/** To those who keep the site's money: what has come and pays for nothing, what goes back by hand, notices that were refused. */
export const moneyWaitingMail = ({
  receipts,
  refunds,
  refused,
  url,
}: MoneyCounts & { url: string }): MailTexts => ({
  cs: () => ({
    subject: `Platby k vyřízení: ${receipts + refunds}`,
    heading: "Platby čekají na vyřízení",
    paragraphs: [
      "v administraci čekají platby, které se nepodařilo spárovat, nebo vratky, které je třeba odeslat v bance.",
      ...(refused > 0
        ? [
            "Odmítli jsme oznámení o platbě, která neprokázala, že jsou od platební brány. Pokud je tajný klíč brány v nastavení serveru správný, není třeba nic dělat.",
          ]
        : []),
    ],
    facts: [
      ["Platby k rozhodnutí", String(receipts)],
      ["Vratky k odeslání", String(refunds)],
      ["Odmítnutá oznámení dnes", String(refused)],
    ],
    action: { label: "Otevřít platby a vratky", url },
  }),
  en: () => ({
    subject: `Payments to handle: ${receipts + refunds}`,
    heading: "Payments are waiting for you",
    paragraphs: [
      "There are payments that could not be matched, or refunds to be sent at the bank.",
      ...(refused > 0
        ? [
            "We refused payment notices that could not prove they came from a payment gateway. If the gateway’s secret in the server’s settings is right, there is nothing to do.",
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
