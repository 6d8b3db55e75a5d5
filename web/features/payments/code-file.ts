import type { BankTransfer } from "#contract/payments/bank-transfer.ts";

type Code = NonNullable<BankTransfer["qr"]>;
/** Pixels of one module: large enough for a banking app that reads a picture. */
const modulePixels = 12;

/** The payment's code as a PNG, black on white, for a banking app that reads it from a picture. */
export async function codeFile({ size, path }: Code, name: string): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = size * modulePixels;
  canvas.height = size * modulePixels;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws nothing");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(modulePixels, modulePixels);
  pen.fillStyle = "#000";
  pen.fill(new Path2D(path));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("the code could not be drawn");
  return new File([blob], `${name}.png`, { type: "image/png" });
}
