import newsreaderLatinExt from "@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2?url";
import newsreaderLatin from "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url";
import sansLatinExt from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url";
import sansLatin from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";

/** Addresses of the fonts the first screen needs, most important first: Czech takes both subsets of both faces. */
export const preloadFonts: readonly string[] = [sansLatin, newsreaderLatin, sansLatinExt, newsreaderLatinExt];
