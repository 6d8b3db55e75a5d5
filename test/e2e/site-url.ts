/** The address of the site that the journeys are about. */
export function siteUrl(): string {
  const url = process.env.KABINET_TEST_URL;
  if (!url) throw new Error("the global setup names the site's address");
  return url;
}
