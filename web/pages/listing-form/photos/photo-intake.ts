import { maxPictures, maxUploadBytes } from "#contract/listings/publication-limits.ts";
import { isPictureFile } from "#web/forms/picture-files.ts";

/** A file that was chosen. `mime` as the browser tells it; null: known to be a picture. */
export interface AddedFile {
  key: string;
  name: string;
  size: number;
  mime: string | null;
}

/** A file that is not and will not be among the pictures unless it is sent once more. */
export interface FailedFile {
  key: string;
  fileName: string;
  bytes: number;
  /** server: refused or not stored there, `message` says why. */
  reason: "type" | "size" | "empty" | "count" | "server";
  message: string | null;
  /** Whether the same file could get through another time. */
  canRetry: boolean;
  /** Where among the pictures it stood. */
  place: number;
}

/**
 * Splits the chosen files into those that are sent and those that are refused, with the reason. `places` are taken
 * already.
 */
export function sortAdded(files: readonly AddedFile[], places: number): { taken: AddedFile[]; refused: FailedFile[] } {
  const taken: AddedFile[] = [];
  const refused: FailedFile[] = [];
  for (const file of files) {
    const reason = reasonAgainst(file, places + taken.length);
    if (reason === null) taken.push(file);
    else {
      const { key, name, size } = file;
      refused.push({ key, fileName: name, bytes: size, reason, message: null, canRetry: false, place: 0 });
    }
  }
  return { taken, refused };
}

/** The server looks into the file in any case. */
function reasonAgainst({ name, size, mime }: AddedFile, places: number): FailedFile["reason"] | null {
  if (mime !== null && !isPictureFile({ name, type: mime })) return "type";
  if (size === 0) return "empty";
  if (size > maxUploadBytes) return "size";
  return places >= maxPictures ? "count" : null;
}
