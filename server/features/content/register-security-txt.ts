import type { FastifyInstance } from "fastify";
import { infoPageIds } from "#contract/content/content.ts";
import { readPublicSettings } from "#server/features/settings/read-public-settings.ts";
import { infoPaths } from "./page-paths.ts";

const dayMs = 86_400_000;
const daysOfTruth = 180;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a hole. It always expires half a year after it is read. */
export function registerSecurityTxt(app: FastifyInstance, publicUrl: string): void {
  const path = "/.well-known/security.txt";
  const page = infoPaths({ id: infoPageIds.contact, slug: { cs: "kontakt", en: "contact" } });
  app.get(path, { schema: { hide: true } }, async ({ ctx }, reply) => {
    const { email } = (await readPublicSettings(ctx)).contacts;
    const today = Math.floor(ctx.clock().getTime() / dayMs) * dayMs;
    const lines = [
      ...(email ? [`Contact: mailto:${encodeURI(email)}`] : []),
      `Contact: ${publicUrl}${page.en}`,
      `Expires: ${new Date(today + daysOfTruth * dayMs).toISOString()}`,
      "Preferred-Languages: cs, en",
      `Canonical: ${publicUrl}${path}`,
      "",
    ];
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(lines.join("\n"));
  });
}
