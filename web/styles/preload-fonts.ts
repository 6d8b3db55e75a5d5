import newsreader from "@fonts/newsreader.woff2?url";
import newsreaderCzech from "@fonts/newsreader-czech.woff2?url";
import newsreaderPhone from "@fonts/newsreader-phone.woff2?url";
import newsreaderPhoneCzech from "@fonts/newsreader-phone-czech.woff2?url";
import sourceSans from "@fonts/source-sans.woff2?url";
import sourceSansCzech from "@fonts/source-sans-czech.woff2?url";

const phone = "(width < 48em)";
const wider = "(width >= 48em)";

/** Addresses of the fonts the first screen needs, most important first, and the screens that need them. */
export const preloadFonts: readonly { readonly href: string; readonly media?: string }[] = [
  { href: sourceSans },
  { href: newsreader, media: wider },
  { href: newsreaderPhone, media: phone },
  { href: sourceSansCzech },
  { href: newsreaderCzech, media: wider },
  { href: newsreaderPhoneCzech, media: phone },
];
