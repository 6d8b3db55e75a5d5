import { setPriority } from "node:os";
import sharp from "sharp";
import { renderGoods } from "#demo/drawing/render-goods.ts";
import { renderStill } from "#demo/drawing/render-still.ts";
import { encodePicture } from "#server/features/media/encode-picture.ts";
import type { DrawingAnswer, DrawingOrder } from "./drawing-order.ts";

/**
 * A separate process that draws and encodes pictures on request. It runs at the lowest priority, which a thread of the
 * server cannot have, so that visitors do not wait for the drawing.
 */
setPriority(19);
// The cache of images would only take memory, since no picture is drawn twice.
sharp.cache(false);

process.on("message", (order: DrawingOrder) => {
  draw(order).then(
    (pictures) => answer({ key: order.key, pictures }),
    (error) => answer({ key: order.key, error: String(error) }),
  );
});
// The channel closes when the server is gone, even by `kill -9`, and nobody is left to draw for.
process.once("disconnect", () => process.exit(0));

async function draw({ spec, roles }: DrawingOrder) {
  const pictures = [];
  for (const { role, data } of await render(spec, roles)) {
    pictures.push({ role, encoded: await encodePicture(data) });
  }
  return pictures;
}

function render(spec: DrawingOrder["spec"], roles: DrawingOrder["roles"]) {
  return "goods" in spec
    ? renderStill(spec).then(({ data }) => [{ role: "front" as const, data }])
    : renderGoods(spec, roles);
}

function answer(drawn: DrawingAnswer): void {
  process.send?.(drawn);
}
