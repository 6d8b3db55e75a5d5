import type { Locale } from "#contract/values/locale.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import type { SandboxPayment } from "#server/ports/payment/sandbox-gateway.ts";

/** The page on which a payment at the sandbox is decided, in the payer's language. */
export function sandboxPage({ amountMinor, label, status, lang }: SandboxPayment): string {
  const words = texts[lang];
  const buttons: readonly (readonly [string, string, string])[] =
    status === "pending"
      ? decisions.map((each) => [each, words[each], each === "paid" ? "main" : ""])
      : [["back", words.over, "main"]];
  return document(
    lang,
    `
    <p>${words.lead}</p>
    <dl><dt>${words.payment}</dt><dd>${escapeHtml(label)}</dd><dt>${words.amount}</dt><dd>${escapeHtml(formatCzk(toCzk(amountMinor)))}</dd></dl>
    ${status === "pending" ? "" : `<p><strong>${words.said[status]}</strong></p>`}
    <form method="post">${buttons
      .map(([value, text, kind]) => `<button name="decision" value="${value}" class="${kind}">${text}</button>`)
      .join("")}</form>`,
  );
}

/** Of a payment that is not known neither is its payer's language. */
export function missingPage(): string {
  return document("cs", "<p>Tuto platbu brána nezná.</p>");
}

const decisions = ["paid", "cancelled", "expired", "paid-silently", "back"] as const;

const texts = {
  cs: {
    title: "Zkušební platební brána",
    lead: "Žádné peníze se nepřevádějí. Zde rozhodnete, jak platba dopadne.",
    payment: "Platba",
    amount: "Částka",
    paid: "Zaplatit",
    cancelled: "Odmítnout platbu",
    expired: "Nechat vypršet",
    "paid-silently": "Zaplatit, ale obchodu nic neoznámit",
    back: "Vrátit se bez placení",
    over: "Zpět do Kabinetu",
    said: { paid: "Zaplaceno.", cancelled: "Platba byla odmítnuta.", expired: "Platba vypršela." },
  },
  en: {
    title: "Test payment gateway",
    lead: "No money moves. Here you decide how the payment ends.",
    payment: "Payment",
    amount: "Amount",
    paid: "Pay",
    cancelled: "Decline the payment",
    expired: "Let it expire",
    "paid-silently": "Pay, but tell the shop nothing",
    back: "Go back without paying",
    over: "Back to Kabinet",
    said: { paid: "Paid.", cancelled: "The payment was declined.", expired: "The payment expired." },
  },
} satisfies Record<Locale, unknown>;

function document(lang: Locale, body: string): string {
  const { title } = texts[lang];
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  body { font: 18px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 3rem auto; padding: 0 1rem; color: #22302f }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1.5rem 0 } dd { margin: 0; font-weight: 600 }
  form { display: grid; gap: .75rem } button { font: inherit; padding: .6rem 1rem; border: 1px solid #22302f; background: #fff; border-radius: 4px; cursor: pointer }
  button.main { background: #1d4544; color: #fff }
</style><main><h1>${title}</h1>${body}</main></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
