import { create } from "qrcode";

/** Light modules around a code, as scanners need. */
const quietZone = 4;

/** A QR code at level M as one SVG path of runs of dark modules, on a square of `size` modules. */
export function qrCode(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const runs: string[] = [];
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (!modules.get(y, x)) continue;
      const from = x;
      while (x + 1 < modules.size && modules.get(y, x + 1)) x++;
      const width = x - from + 1;
      runs.push(`M${from + quietZone} ${y + quietZone}h${width}v1h-${width}z`);
    }
  }
  return { size: modules.size + 2 * quietZone, path: runs.join("") };
}
