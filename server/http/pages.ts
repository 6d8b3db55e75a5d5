import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import { createRequest } from "@remix-run/node-fetch-server";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import type { InProcessCall } from "#contract/in-process-call.ts";
import type { PageServices } from "#contract/page-services.ts";
import { NotFound } from "#server/errors.ts";
import { type Sources, sourcesOf } from "./service-sources.ts";
import { withoutTrailingSlash } from "./trailing-slash.ts";

/** What the web's entry.server.tsx offers to the server besides React Router's own exports. */
interface PagesEntry {
  createHandler(build: ServerBuild, mode: string): PageHandler;
}
/** What a page is rendered with: `call` reaches the API in this process, `nonce` goes on inline scripts. */
interface Given {
  call: InProcessCall;
  nonce: string;
  services: PageServices;
}
type PageHandler = (request: Request, given: Given) => Promise<Response>;

/**
 * Serves the pages: everything that is not API, file or health goes to React Router.
 * In development Vite compiles on the fly and replaces modules in the browser; else the finished build is served.
 */
export async function registerPages(
  app: FastifyInstance,
  { development, services }: { development: boolean; services: PageServices },
): Promise<void> {
  const vite = development ? await startVite(app) : null;
  if (!vite) await serveAssets(app);
  let built: Promise<PageHandler> | null = null;
  const handlerOf = async (): Promise<PageHandler> => {
    if (vite)
      return prepare(
        (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
        "development",
      );
    built ??= import(pathToFileURL(join(process.cwd(), "build/server/index.js")).href).then(
      (build: ServerBuild) => prepare(build, "production"),
    );
    return built;
  };

  // What looks like an operation but is none is answered as the API answers, not with a page.
  app.all("/api/*", { schema: { hide: true } }, () => {
    throw new NotFound();
  });

  await app.register(async (pages) => {
    // Bodies are never read here: pages take GET alone, and React Router gets the raw request.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser("*", (_request, _payload, done) => done(null));
    pages.route({
      method: ["GET", "HEAD"],
      url: "/*",
      schema: { hide: true },
      handler: async (request, reply) => {
        const mended = withoutTrailingSlash(request.url);
        if (mended) return reply.redirect(mended, 301);
        const handle = await handlerOf();
        const nonce = randomBytes(16).toString("base64");
        const given = { call: inProcess(app), nonce, services };
        const response = await handle(createRequest(request.raw, reply.raw), given);
        if (response.headers.get("content-type")?.startsWith("text/html")) {
          reply.header("content-security-policy", contentPolicy(nonce, development, sourcesOf(services)));
        }
        return reply.send(response);
      },
    });
  });
}

function prepare(build: ServerBuild, mode: string): PageHandler {
  return (build.entry.module as unknown as PagesEntry).createHandler(build, mode);
}

function inProcess(app: FastifyInstance): InProcessCall {
  return async ({ method, url, headers, body }) => {
    const answer = await app.inject({
      method: method as "GET",
      url,
      headers,
      ...(body !== undefined && { payload: body }),
    });
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(
        Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: answer.payload,
    };
  };
}

/** Compiled files carry a hash in their name and never change; `.br` and `.gz` lie beside them. */
async function serveAssets(app: FastifyInstance): Promise<void> {
  const root = join(process.cwd(), "build/client");
  if (!existsSync(root)) throw new Error("The site is not built: npm start builds it.");
  await app.register(fastifyStatic, {
    root: join(root, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    wildcard: true,
    immutable: true,
    maxAge: "365d",
  });
  // What browsers and robots ask for by a name of its own; they lie in `public/` and are copied by the build.
  for (const file of ["favicon.ico", "robots.txt"]) {
    app.get(`/${file}`, { schema: { hide: true } }, (_request, reply) =>
      reply.sendFile(file, root, { maxAge: "1d", immutable: false }),
    );
  }
}

async function startVite(app: FastifyInstance): Promise<ViteDevServer> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: "custom",
  });
  app.addHook("onRequest", (request, reply, done) => {
    const own =
      request.url.startsWith("/api/") ||
      request.url.startsWith("/media/") ||
      request.url.startsWith("/_dev/");
    if (own) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook("onClose", () => vite.close());
  return vite;
}

/** In development Vite injects inline scripts and a socket of its own, which no nonce can cover. */
function contentPolicy(nonce: string, development: boolean, others: Sources): string {
  const scripts = development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  const connections = development ? "'self' ws:" : "'self'";
  return [
    "default-src 'self'",
    `script-src ${[scripts, ...others.script].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...others.img].join(" "),
    "font-src 'self'",
    `connect-src ${[connections, ...others.connect].join(" ")}`,
    ["frame-src 'self'", ...others.frame].join(" "),
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}
