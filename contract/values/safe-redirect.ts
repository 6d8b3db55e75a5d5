/** A10: Who is sent to sign in comes back to the wanted page, if that is a local path of letters, digits and `@ - % _ ~` with slashes. */
export function safeRedirect(target: string | null | undefined): string | null {
  if (!target || !/^\/[\p{L}\p{N}@\-%_~/]*$/u.test(target)) return null;
  const decoded = decoded1(target);
  // `//host` and its encodings would leave the site.
  return decoded === null || /^\/[/\\]/.test(decoded) || /[\\\p{Cc}]/u.test(decoded) ? null : target;
}

function decoded1(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
