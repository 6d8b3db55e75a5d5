import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { NotFound } from "#server/errors.ts";
import { projectFolder } from "#server/project-folder.ts";
import type { PageCacheHook } from "./page-cache-hook.ts";
import { type PageHandler, type PageSettings, servePages } from "./serve-pages.ts";

/** Exports of web/entry.server.tsx besides those of React Router. */
interface PagesEntry {
  createHandler(build: ServerBuild, mode: string): PageHandler["render"];
  sharedAddressOf: PageHandler["sharedAddressOf"];
  sharedCookieOf: PageHandler["sharedCookieOf"];
  namesSomebody: PageHandler["namesSomebody"];
  hasJustChanged: PageHandler["hasJustChanged"];
}

/**
 * Serves the pages: everything that is not API, file or health goes to React Router.
 * In development Vite compiles on the fly and replaces modules in the browser; else the finished build is served.
 */
export async function registerPages(
  app: FastifyInstance,
  settings: PageSettings,
  pageCacheHook: PageCacheHook,
): Promise<void> {
  const vite = settings.development ? await startVite(app) : null;
  if (!vite) await serveAssets(app);
  let built: Promise<PageHandler> | null = null;
  const handler = async (): Promise<PageHandler> => {
    if (vite)
      return prepare((await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild, "development");
    built ??= import(pathToFileURL(join(projectFolder, "build/server/index.js")).href).then((build: ServerBuild) =>
      prepare(build, "production"),
    );
    return built;
  };

  // An unknown address below /api is answered as the API answers, not with a page.
  app.all("/api/*", { schema: { hide: true } }, () => {
    throw new NotFound();
  });
  await servePages(app, settings, handler, pageCacheHook);
}

function prepare(build: ServerBuild, mode: string): PageHandler {
  const entry = build.entry.module as unknown as PagesEntry;
  const { sharedAddressOf, sharedCookieOf, namesSomebody, hasJustChanged } = entry;
  return {
    render: entry.createHandler(build, mode),
    sharedAddressOf,
    sharedCookieOf,
    namesSomebody,
    hasJustChanged,
  };
}

/** Compiled files carry a hash in their name and never change; `.br` and `.gz` lie beside them. */
async function serveAssets(app: FastifyInstance): Promise<void> {
  const root = join(projectFolder, "build/client");
  if (!existsSync(root)) throw new Error("The site is not built: npm start builds it.");
  await app.register(fastifyStatic, {
    root: join(root, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    wildcard: true,
    immutable: true,
    maxAge: "365d",
  });
  // Browsers ask for these by fixed names; they lie in `public/`, and the build copies them.
  app.get("/favicon.ico", { schema: { hide: true } }, (_request, reply) =>
    reply.sendFile("favicon.ico", root, { maxAge: "1d", immutable: false }),
  );
  app.get("/push-worker.js", { schema: { hide: true } }, (_request, reply) =>
    reply.sendFile("push-worker.js", root, { maxAge: 0, immutable: false }),
  );
}

async function startVite(app: FastifyInstance): Promise<ViteDevServer> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: "custom",
  });
  app.addHook("onRequest", (request, reply, done) => {
    const own =
      request.url.startsWith("/api/") || request.url.startsWith("/media/") || request.url.startsWith("/_dev/");
    if (own) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook("onClose", () => vite.close());
  return vite;
}
