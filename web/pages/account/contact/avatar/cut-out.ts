/** A part of a picture, in its own pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels of a side, at most: nothing of the picture is shown larger. */
const largest = 1_024;

/** The square cut out of a picture, as a JPEG. Throws where the browser cannot draw it. */
export async function cutOut(file: Blob, { x, y, width, height }: PictureArea): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  const side = Math.max(1, Math.min(largest, Math.round(Math.min(width, height))));
  canvas.width = side;
  canvas.height = side;
  const drawing = canvas.getContext("2d");
  // A picture that is seen through gets a ground, since JPEG would make it black.
  if (drawing) drawing.fillStyle = "#ffffff";
  drawing?.fillRect(0, 0, side, side);
  drawing?.drawImage(bitmap, x, y, width, height, 0, 0, side, side);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.92));
  if (!blob) throw new Error("the picture could not be cut");
  return new File([blob], "avatar.jpg", { type: "image/jpeg" });
}
