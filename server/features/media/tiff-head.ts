const short = 3;
const long = 4;
const undefinedBytes = 7;

/**
 * What stands before the pixels of an uncompressed TIFF of three bytes a pixel, red first, rows from the top, with their colour
 * profile (ICC). The image library takes a profile beside pixels in a file alone.
 */
export function tiffHead(width: number, height: number, profile: Buffer | undefined): Buffer {
  const entryCount = profile ? 10 : 9;
  const depthsAt = 8 + 2 + entryCount * 12 + 4;
  const profileAt = depthsAt + 6;
  const pixelsAt = profileAt + (profile?.length ?? 0);
  const entries = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 3, depthsAt],
    [259, short, 1, 1],
    [262, short, 1, 2],
    [273, long, 1, pixelsAt],
    [277, short, 1, 3],
    [278, long, 1, height],
    [279, long, 1, width * height * 3],
    ...(profile ? [[34_675, undefinedBytes, profile.length, profileAt] as const] : []),
  ] as const;
  const head = Buffer.alloc(pixelsAt);
  head.write("II*\0", "latin1");
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(entryCount, 8);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * 12;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    head.writeUInt32LE(value, at + 8);
  }
  for (const sample of [0, 1, 2]) head.writeUInt16LE(8, depthsAt + sample * 2);
  profile?.copy(head, profileAt);
  return head;
}
