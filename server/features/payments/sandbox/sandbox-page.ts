import { toCzk } from "#contract/values/money.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import type { SandboxPayment } from "#server/ports/payment/sandbox-gateway.ts";

/** The page on which a payment at the sandbox is decided. */
export function sandboxPage({ amountMinor, label, status }: SandboxPayment): string {
  const buttons =
    status === "pending"
      ? [
          ["paid", "Zaplatit", "main"],
          ["cancelled", "Odmítnout platbu", ""],
          ["expired", "Nechat vypršet", ""],
          ["paid-silently", "Zaplatit, ale obchodu nic neoznámit", ""],
          ["back", "Vrátit se bez placení", ""],
        ]
      : [["back", "Zpět do Kabinetu", "main"]];
  return document(`
    <h1>Zkušební platební brána</h1>
    <p>Žádné peníze se nepřevádějí. Zde rozhodnete, jak platba dopadne.</p>
    <dl><dt>Platba</dt><dd>${escapeHtml(label)}</dd><dt>Částka</dt><dd>${escapeHtml(formatCzk(toCzk(amountMinor)))}</dd></dl>
    ${status === "pending" ? "" : `<p><strong>${said[status]}</strong></p>`}
    <form method="post">${buttons
      .map(
        ([value, text, kind]) => `<button name="decision" value="${value}" class="${kind}">${text}</button>`,
      )
      .join("")}</form>`);
}

export function missingPage(): string {
  return document("<h1>Zkušební platební brána</h1><p>Tuto platbu brána nezná.</p>");
}

const said = {
  pending: "",
  paid: "Zaplaceno.",
  cancelled: "Platba byla odmítnuta.",
  expired: "Platba vypršela.",
};

function document(body: string): string {
  return `<!doctype html><html lang="cs"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Zkušební platební brána</title>
<style>
  body { font: 18px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 3rem auto; padding: 0 1rem; color: #22302f }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1.5rem 0 } dd { margin: 0; font-weight: 600 }
  form { display: grid; gap: .75rem } button { font: inherit; padding: .6rem 1rem; border: 1px solid #22302f; background: #fff; border-radius: 4px; cursor: pointer }
  button.main { background: #1d4544; color: #fff }
</style><main>${body}</main></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
