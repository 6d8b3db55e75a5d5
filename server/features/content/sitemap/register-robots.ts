import type { FastifyInstance } from "fastify";

/** Paths of private pages, of forms for one person, and of the API. */
const own = [
  "/api/",
  "/ucet/",
  "/account/",
  "/en/account/",
  "/en/ucet/",
  "/administrace/",
  "/admin/",
  "/login",
  "/en/login",
  "/zmena-hesla/",
  "/change-password/",
  "/odhlaseni/",
  "/en/odhlaseni/",
];

/** `/robots.txt`: crawlers may read every page for visitors. */
export function registerRobots(app: FastifyInstance, publicUrl: string): void {
  const text = [
    "User-agent: *",
    ...own.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
  app.get("/robots.txt", { schema: { hide: true } }, (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=86400").send(text),
  );
}
