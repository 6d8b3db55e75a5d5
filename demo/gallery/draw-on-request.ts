import { setPriority } from "node:os";
import sharp from "sharp";
import { renderGoods } from "#demo/drawing/render-goods.ts";
import { renderStill } from "#demo/drawing/render-still.ts";
import { encodePicture } from "#server/features/media/encode-picture.ts";
import type { DrawingAnswer, DrawingOrder } from "./drawing-order.ts";

/**
 * A process of its own that draws and encodes what it is asked for. It has the lowest priority, so that whoever
 * visits the site while the pictures come does not wait for them; a thread of the server could not be given one.
 */
setPriority(19);
// No picture is drawn twice.
sharp.cache(false);

process.on("message", (order: DrawingOrder) => {
  draw(order).then(
    (pictures) => answer({ key: order.key, pictures }),
    (error) => answer({ key: order.key, error: String(error) }),
  );
});
// The server is gone, even by `kill -9`: nobody is left to draw for.
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
