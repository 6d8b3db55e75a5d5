/** Puts a text onto the clipboard; false where the browser does not let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Without a secure connection browsers have no clipboard at all.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
