import { toBuffer } from "qrcode";

/** How the HTML of a mail names the picture of its payment code. */
export const codeId = "platba@kabinet";

/** Sharp also where a screen has two pixels for one. */
const pixelsOfModule = 6;

/** A payment code (SPAYD) as a PNG that goes along with a mail: mail programs show no SVG, and load no pictures unasked. */
export function codePicture(code: string): Promise<Buffer> {
  return toBuffer(code, { type: "png", errorCorrectionLevel: "M", margin: 4, scale: pixelsOfModule });
}

/** The HTML of a mail for a browser, which knows no attachments. */
export async function withPicture(html: string, code: string | null | undefined): Promise<string> {
  if (!code) return html;
  return html.replaceAll(`cid:${codeId}`, `data:image/png;base64,${(await codePicture(code)).toString("base64")}`);
}

/** The code of mails that are shown as samples. */
export const sampleCode = "SPD*1.0*ACC:CZ6508000000192000145399*AM:1200.00*CC:CZK*MSG:KABINET*X-VS:2026000123";
