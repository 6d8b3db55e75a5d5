/** Texts of an area in one language, put together by web/build/texts-for-browser.ts. */
declare module "virtual:texts/*" {
  const texts: Record<string, Record<string, unknown>>;
  export default texts;
}
