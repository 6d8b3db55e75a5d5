import type { Colour } from "./colour.ts";
import { pathData, short } from "./path.ts";
import { type Sheet, softEllipse } from "./sheet.ts";
import { type Surface, silhouette } from "./surface.ts";

/** The top of a cap, lit from the left; the far half of its ring is what the eye sees. */
export function paintLid(cap: Surface, y: number, colour: Colour, shade: Colour): string {
  const half = cap.halfWidth(y + 0.01);
  const ry = Math.max(half * 0.11, cap.camera.tilt(y) * half);
  const ellipse = `cx="${short(cap.centre)}" rx="${short(half)}" ry="${short(ry)}"`;
  return `<ellipse ${ellipse} cy="${short(y + 0.6)}" fill="${shade}"/><ellipse ${ellipse} cy="${short(y)}" fill="${colour}"/><ellipse cx="${short(cap.centre - half * 0.24)}" cy="${short(y)}" rx="${short(half * 0.5)}" ry="${short(ry * 0.5)}" fill="#ffffff" opacity=".22"/>`;
}

/** Outline of a cap's shadow on the glass below it. */
export function capShadow(sheet: Sheet, body: Surface, y: number): string {
  const half = body.halfWidth(y);
  const patch = pathData(
    silhouette({ ...body, halfWidth: (at) => Math.min(body.halfWidth(at), half * 1.2) }, y, y + 9),
  );
  return `<path d="${patch}" fill="#120a04" opacity=".28"/>${softEllipse(sheet, { cx: body.centre, cy: y + 8, rx: half, ry: 7, colour: "#120a04", opacity: 0.3 })}`;
}
