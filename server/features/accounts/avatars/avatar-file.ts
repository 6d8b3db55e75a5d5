/** Path of the picture beside a user's name, 320 px wide; null where there is none. */
export function avatarFileOf(mediaId: string | null): string | null {
  return mediaId && `/media/${mediaId}/320.webp`;
}
