import { composeGoods } from "./compose-goods.ts";
import type { Crop, GoodsDrawing, GoodsSpec } from "./goods.ts";
import { type Frame, PICTURE, paintGround } from "./scene.ts";
import { createSheet, type Sheet } from "./sheet.ts";

/** Pixels of the front picture: 4:5, sharp enough for the zoom of the item page. */
export const FRONT_PIXELS = { width: 1200, height: 1500 } as const;

const WHOLE: Frame = { left: 0, top: 0, ...PICTURE };

/** Draws one lot. The details of its gallery are crops of this very drawing. */
export function drawGoods(spec: GoodsSpec): GoodsDrawing {
  const composition = composeGoods(spec);
  const front: Crop = { role: "front", left: 0, top: 0, width: 1, height: 1 };
  const details = composition.details.map(
    ({ role, frame }): Crop => ({
      role,
      left: frame.left / PICTURE.width,
      top: frame.top / PICTURE.height,
      width: frame.width / PICTURE.width,
      height: frame.height / PICTURE.height,
    }),
  );
  return { svg: svgOf(spec, composition.paint), ...FRONT_PIXELS, crops: [front, ...details] };
}

/** Draws the back of a lot; null where there is nothing to show. */
export function drawGoodsBack(spec: GoodsSpec): string | null {
  const { back } = composeGoods(spec);
  return back ? svgOf(spec, back) : null;
}

function svgOf(spec: GoodsSpec, paint: (sheet: Sheet) => string): string {
  const sheet = createSheet();
  const body = paintGround(sheet, WHOLE) + paint(sheet);
  const { width, height } = FRONT_PIXELS;
  const title = `<title>${escapeText([spec.title, spec.year].filter(Boolean).join(" "))}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">${title}${sheet.definitions()}${body}</svg>`;
}

/** Names come from sellers, so nothing in them may become markup; XML forbids control characters altogether. */
function escapeText(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters XML forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}
