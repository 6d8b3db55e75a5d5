/** What the server can open as a picture. */
const types = ["image/jpeg", "image/png", "image/webp", "image/heic", "image/heif"];

/** What a field for pictures offers to choose from: many systems know no type for HEIC, so it stands by its name, too. */
export const pictureTypes = [...types, ".heic", ".heif"].join(",");

/** Whether a file seems to be such a picture; the server looks into it in any case. */
export function isPictureFile({ name, type }: { name: string; type: string }): boolean {
  return types.includes(type) || (type === "" && /\.hei[cf]$/i.test(name));
}
