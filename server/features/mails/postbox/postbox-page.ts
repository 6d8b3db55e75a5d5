import { escapeHtml } from "#server/features/mails/templates/escape-html.ts";
import { formatMoment } from "#server/messages/formats.ts";
import type { PostboxMail } from "./list-mails.ts";
import type { PostboxText } from "./list-texts.ts";

const sandboxNote = "Zkušební provoz: zprávy nikam neodcházejí a\u00a0zůstávají zde.";

/** The postbox as one self-contained page: a list of mails and the chosen one. */
export function postboxPage({
  mails,
  chosen,
  to,
  texts,
  isReading,
}: {
  mails: readonly PostboxMail[];
  chosen: PostboxMail | undefined;
  to: string | undefined;
  texts: readonly PostboxText[];
  /** A mail is open: on a phone it stands above the list. */
  isReading: boolean;
}): string {
  return `<!doctype html>
<html lang="cs">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Pošta – Kabinet</title>
<style>${style}</style>
</head>
<body>
<header>
<a class="site" href="/">Kabinet</a>
<form method="get" action="/_dev/posta" role="search">
<label for="to">Příjemce</label>
<input id="to" name="to" type="email" value="${escapeHtml(to ?? "")}">
<button>Ukázat</button>
</form>
</header>
<main${isReading ? ' class="reading"' : ""}>
<section class="list" aria-labelledby="list">
<h1 id="list">Pošta</h1>
<p class="muted">${sandboxNote}</p>
${mails.length > 0 ? `<ol>${mails.map((mail) => line(mail, to, mail === chosen)).join("")}</ol>` : empty(to)}
${texts.length > 0 ? `<h2>SMS</h2><ol>${texts.map(textLine).join("")}</ol>` : ""}
</section>
${chosen ? opened(chosen) : ""}
</main>
</body>
</html>`;
}

function line(mail: PostboxMail, to: string | undefined, isChosen: boolean): string {
  const address = `/_dev/posta?${new URLSearchParams({ ...(to && { to }), id: String(mail.id) })}`;
  return `<li><a href="${escapeHtml(address)}"${isChosen ? ' aria-current="true"' : ""}>
<strong>${escapeHtml(mail.subject)}</strong>
<span>${escapeHtml(mail.to)}</span>
<time datetime="${mail.createdAt}">${formatMoment("cs", new Date(mail.createdAt))}</time>
</a></li>`;
}

function textLine({ to, text, at }: PostboxText): string {
  return `<li><p><span>${escapeHtml(to)}</span> <time datetime="${at}">${formatMoment("cs", new Date(at))}</time><br>${escapeHtml(text)}</p></li>`;
}

function empty(to: string | undefined): string {
  return `<p>${to ? "Pro tohoto příjemce tu žádná zpráva není." : "Zatím tu žádná zpráva není."}</p>`;
}

function opened(mail: PostboxMail): string {
  const links = [...new Set(mail.links)].map(
    (link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`,
  );
  // The frame has no scripts and no origin; a link in the mail opens in a tab of its own.
  const frame = mail.html.replace(/<head>/i, '<head><base target="_blank">');
  return `<article aria-labelledby="subject">
<h2 id="subject">${escapeHtml(mail.subject)}</h2>
<p class="muted">${escapeHtml(mail.to)} · ${formatMoment("cs", new Date(mail.createdAt))}</p>
${
  mail.html
    ? `<iframe title="Zpráva" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(frame)}"></iframe>`
    : "<p>Zpráva odešla a její obsah už zde není.</p>"
}
${mail.attachments.length > 0 ? `<h3>Přílohy</h3><ul class="links">${mail.attachments.map(fileLink).join("")}</ul>` : ""}
${links.length > 0 ? `<h3>Odkazy ve zprávě</h3><ul class="links">${links.join("")}</ul>` : ""}
${mail.text ? `<details><summary>Zpráva jako text</summary><pre>${escapeHtml(mail.text)}</pre></details>` : ""}
</article>`;
}

function fileLink({ name, path }: PostboxMail["attachments"][number]): string {
  return `<li><a href="${escapeHtml(path)}" download>${escapeHtml(name)}</a></li>`;
}

/** The site's colours, light and dark. */
const style = `
:root{color-scheme:light dark;--page:#faf6ee;--surface:#fffdf9;--ink:#1d2528;--muted:#4f616d;--dark:#12383d;--on:#faf6ee;--gold:#a67c2e;--line:#e2dacb;--control:#857f70;--focus:#12383d}
@media(prefers-color-scheme:dark){:root{--page:#0f1a1c;--surface:#17262a;--ink:#f0eae0;--muted:#a8b6b9;--dark:#e9dfca;--on:#12282b;--gold:#d8b56a;--line:#2b3d41;--control:#6f8488;--focus:#d8b56a}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:17px/1.5 "Source Sans 3 Variable","Source Sans 3","Segoe UI",Helvetica,Arial,sans-serif}
header{display:flex;flex-wrap:wrap;gap:16px 24px;align-items:center;justify-content:space-between;padding:16px 28px;border-bottom:1px solid var(--line)}
.site,h1,h2{font-family:"Newsreader Variable",Newsreader,Georgia,serif;font-weight:420;color:var(--dark);line-height:1.15;mail-spacing:-.012em}
.site{font-size:26px;text-decoration:none}
form{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center}
input{font:inherit;height:48px;width:280px;max-width:100%;padding:0 12px;border:1px solid var(--control);border-radius:5px;background:var(--surface);color:var(--ink)}
button{font:inherit;font-weight:600;height:48px;padding:0 20px;border:0;border-radius:5px;background:var(--dark);color:var(--on);cursor:pointer}
main{display:grid;gap:28px 56px;padding:28px;max-width:1560px;margin:0 auto}
@media(min-width:1028px){main{grid-template-columns:380px minmax(0,1fr)}}
h1{font-size:38px;margin:0 0 4px}h2{font-size:29px;margin:0 0 4px}h3{font-size:17px;margin:24px 0 8px}
.muted{color:var(--muted);margin:0 0 20px}
ol,ul{list-style:none;margin:0;padding:0}
ol{border-top:1px solid var(--line)}
ol a{display:grid;gap:2px;padding:12px 0 12px 14px;border-bottom:1px solid var(--line);border-left:2px solid transparent;color:inherit;text-decoration:none;overflow-wrap:anywhere}
ol a:hover strong{text-decoration:underline;text-decoration-color:var(--gold)}
ol a[aria-current]{border-left-color:var(--gold);background:var(--surface)}
ol span,ol time{font-size:15px;color:var(--muted)}
article{min-width:0}
@media(max-width:1027px){.reading article{order:-1}}
iframe{width:100%;height:760px;border:1px solid var(--line);border-radius:6px;background:#faf6ee;color-scheme:light}
.links a{color:var(--dark);overflow-wrap:anywhere}
summary{cursor:pointer;padding:12px 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;padding:16px;background:var(--surface);border:1px solid var(--line);border-radius:6px;margin:0}
a:focus-visible,input:focus-visible,button:focus-visible,summary:focus-visible,iframe:focus-visible{outline:2px solid var(--focus);outline-offset:3px}
`;
