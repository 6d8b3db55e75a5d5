import type { Locale } from "#contract/values/locale.ts";

/** `2,8 MB`, `640 kB`: sizes of files as people compare them with a limit (1 MB = 1 024 kB, as the limit counts). */
export function formatBytes(bytes: number, locale: Locale): string {
  const megabytes = bytes / (1024 * 1024);
  if (megabytes < 1) return `${Math.max(1, Math.round(bytes / 1024))}\u00a0kB`;
  const text = megabytes < 10 ? megabytes.toFixed(1) : String(Math.round(megabytes));
  return `${locale === "cs" ? text.replace(".", ",") : text}\u00a0MB`;
}
