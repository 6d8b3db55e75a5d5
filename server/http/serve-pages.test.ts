import { createHash } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { noServices } from "#contract/content/page-services.ts";
import { Busy } from "#server/errors.ts";
import { encodingFor } from "./page-cache/send-page.ts";
import { createPageCacheHook } from "./page-cache-hook.ts";
import { readableAddress } from "./readable-address.ts";
import { securityHeadersOf } from "./security-headers.ts";
import { type PageHandler, servePages } from "./serve-pages.ts";

const script = "window.page = 1 < 2";
const longText = "Lahve, které se už nevyrábějí. ".repeat(100);

interface Rendered {
  requests: Request[];
  nonces: string[];
}

/** A site whose pages are shared unless the visitor is signed in, and show only their address. */
async function openSite(answer: (request: Request, nonce: string) => Response = page, pageCacheBytes = 1_000_000) {
  const rendered: Rendered = { requests: [], nonces: [] };
  const handler: PageHandler = {
    render: async (request, { nonce }) => {
      rendered.requests.push(request);
      rendered.nonces.push(nonce);
      return answer(request, nonce);
    },
    sharedAddressOf: (url) => (url.startsWith("/own") ? null : url.replace(/[?&]utm_\w+=\w*/, "")),
    sharedCookieOf: () => "",
    namesSomebody: (cookies = "") => cookies.includes("signed-in"),
    hasJustChanged: (cookies = "") => cookies.includes("changed"),
  };
  const pageCacheHook = createPageCacheHook();
  const callNothing = () => Promise.reject(new Error("these pages call nothing"));
  const app = fastify({
    serverFactory: pageCacheHook.serverFactory,
    rewriteUrl: ({ url = "/" }) => readableAddress(url),
  });
  const config = {
    publicUrl: "https://kabinet.test",
    development: false,
    pageCacheBytes,
    services: noServices,
    calls: () => callNothing,
    sharedCalls: async () => callNothing,
  };
  await servePages(app, config, async () => handler, pageCacheHook);
  return { app, rendered };
}

function page(request: Request, nonce: string): Response {
  const html = `<!doctype html><p>${new URL(request.url)}</p><p>${longText}</p><script nonce="${nonce}">${script}</script><script nonce="${nonce}" src="/a.js"></script><script>stolen()</script>`;
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8", vary: "cookie" } });
}

test("two visitors with other cookies, headers and names of the host get the same bytes of one rendering", async () => {
  const { app, rendered } = await openSite();
  const one = await app.inject({ url: "/", headers: { cookie: "accept-technical=1", host: "evil.example" } });
  const other = await app.inject({
    url: "/?utm_source=x",
    headers: {
      cookie: "guest-wishlist=abcdefghijklmnopqrstuv",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "gopher",
      "accept-language": "en",
    },
  });
  expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
  expect(rendered.requests).toHaveLength(1);
  expect(one.body).toContain("https://kabinet.test/");
  expect([...(rendered.requests[0]?.headers ?? [])]).toEqual([]);
});

test("whoever is signed in gets what everybody gets, and where everybody is refused a page of their own", async () => {
  const { app, rendered } = await openSite((request, nonce) =>
    request.url.endsWith("/draft") && !request.headers.get("cookie")
      ? new Response("nothing here", { status: 404, headers: { "content-type": "text/html" } })
      : page(request, nonce),
  );
  await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const ask = async (path: string, cookie = "") =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } })).status;
  const somebody = "signed-in=1";
  expect([await ask("/"), await ask("/", somebody), await ask("/", somebody)]).toEqual([200, 200, 200]);
  expect(rendered.requests).toHaveLength(1);
  // Whoever has just changed something gets no page that may be older.
  expect([await ask("/", `${somebody}; changed`), await ask("/", somebody)]).toEqual([200, 200]);
  expect(rendered.requests).toHaveLength(2);
  // The second time the refusal lies in memory, where the door finds it.
  for (const _time of [1, 2]) expect([await ask("/draft"), await ask("/draft", somebody)]).toEqual([404, 200]);
  expect(rendered.requests.filter(({ headers }) => headers.get("cookie") === somebody)).toHaveLength(2);
});

test("a page of one's own is rendered from the site's origin and with a nonce, and kept nowhere", async () => {
  const { app, rendered } = await openSite();
  const answers = await Promise.all([1, 2].map(() => app.inject({ url: "/own", headers: { host: "evil.example" } })));
  expect(rendered.requests).toHaveLength(2);
  expect(new Set(rendered.nonces).size).toBe(2);
  for (const answer of answers) {
    expect(answer.body).toContain("https://kabinet.test/");
    expect(answer.headers["content-security-policy"]).toMatch(/script-src 'self' 'nonce-[0-9a-f]{32}';/);
    expect(answer.headers.etag).toBeUndefined();
  }
});

test("a page of one's own comes compressed, with all cookies that it sets", async () => {
  const { app } = await openSite((request, nonce) => {
    const own = page(request, nonce);
    own.headers.append("set-cookie", "a=1");
    own.headers.append("set-cookie", "b=2");
    return own;
  });
  const ask = (accepted?: string, method: "GET" | "HEAD" = "GET") =>
    app.inject({
      method,
      url: "/own",
      headers: { ...(accepted && { "accept-encoding": accepted }) },
    });
  const [plain, br, gzip] = [await ask(), await ask("gzip, br"), await ask("gzip")];
  const withoutNonce = (text: string) => text.replaceAll(/ nonce="\w+"/g, "");
  expect(withoutNonce(brotliDecompressSync(br.rawPayload).toString())).toBe(withoutNonce(plain.body));
  expect(withoutNonce(gunzipSync(gzip.rawPayload).toString())).toBe(withoutNonce(plain.body));
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  for (const { headers } of [br, gzip]) {
    expect(headers["set-cookie"]).toEqual(["a=1", "b=2"]);
    expect(headers.vary).toBe("accept-encoding, cookie");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe(plain.headers["cache-control"]);
  }
  expect((await ask("br", "HEAD")).body).toBe("");
});

test("a way elsewhere, and what is a few bytes, are not compressed", async () => {
  const { app } = await openSite((request) =>
    request.url.endsWith("/away")
      ? new Response(null, { status: 302, headers: { location: "/sign-in" } })
      : new Response("short", { headers: { "content-type": "text/plain" } }),
  );
  const headers = { "accept-encoding": "br" };
  const away = await app.inject({ url: "/own/away", headers });
  expect([away.statusCode, away.headers.location]).toEqual([302, "/sign-in"]);
  const short = await app.inject({ url: "/own/short", headers });
  expect([short.body, short.headers["content-encoding"]]).toEqual(["short", undefined]);
});

test("in a flood who asks for a page is told so in one, and a program in JSON", async () => {
  const { app } = await openSite(() => {
    throw new Busy(3);
  });
  const ask = (accept: string, url = "/") => app.inject({ url, headers: { accept } });
  for (const answer of [await ask("text/html,*/*;q=0.8"), await ask("text/html", "/own")]) {
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "3"]);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(answer.body).toContain("Server je teď přetížený.");
  }
  const reported = await ask("application/json");
  expect([reported.statusCode, reported.json().code, reported.headers["retry-after"]]).toEqual([503, "BUSY", "3"]);
});

test("the policy of a kept page names the scripts that the rendering wrote by their hashes, and no other", async () => {
  const { app } = await openSite();
  const { body, headers } = await app.inject("/");
  const hash = createHash("sha256").update(script).digest("base64");
  expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(body).toContain(`<script>${script}</script>`);
  expect(body).not.toContain("nonce");
});

test("a kept page comes in the encoding that is asked for, each with a tag of its own", async () => {
  const { app, rendered } = await openSite();
  const plain = await app.inject("/");
  const br = await app.inject({ url: "/", headers: { "accept-encoding": "gzip, br" } });
  const gzip = await app.inject({ url: "/", headers: { "accept-encoding": "br;q=0, gzip" } });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect([plain, br, gzip].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "br", "gzip"]);
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(br.headers.vary).toBe("accept-encoding, cookie");
  expect(br.headers["cache-control"]).toBe("public, max-age=0, s-maxage=1, stale-while-revalidate=4");
  expect(rendered.requests).toHaveLength(1);
});

test("who has the page already hears 304 with the same policy", async () => {
  const { app } = await openSite();
  const first = await app.inject({ url: "/", headers: { "accept-encoding": "br" } });
  const again = (tag: string) => app.inject({ url: "/", headers: { "accept-encoding": "br", "if-none-match": tag } });
  for (const tag of [`${first.headers.etag}`, `"other", W/${first.headers.etag}`]) {
    const answer = await again(tag);
    expect(answer.statusCode).toBe(304);
    expect(answer.body).toBe("");
    expect(answer.headers.etag).toBe(first.headers.etag);
    expect(answer.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
  }
  expect((await again('"other"')).statusCode).toBe(200);
});

test("HEAD answers as GET does, without the body", async () => {
  const { app } = await openSite();
  const get = await app.inject({ url: "/", headers: { "accept-encoding": "br" } });
  const head = await app.inject({ method: "HEAD", url: "/", headers: { "accept-encoding": "br" } });
  expect(head.body).toBe("");
  expect(head.headers["content-length"]).toBe(String(get.rawPayload.length));
  expect(head.headers.etag).toBe(get.headers.etag);
});

test("a page that sets a cookie is rendered for each visitor", async () => {
  let visitors = 0;
  const { app, rendered } = await openSite(
    () => new Response("own", { headers: { "set-cookie": `visitor=${++visitors}` } }),
  );
  const one = await app.inject("/");
  const other = await app.inject("/");
  expect(one.headers["set-cookie"]).not.toBe(other.headers["set-cookie"]);
  expect(one.headers["cache-control"] ?? "").not.toContain("public");
  // Each of them once to find out, and once for the visitor.
  expect(rendered.requests).toHaveLength(4);
});

test("a way elsewhere keeps its address; what is of the moment may be kept by nobody", async () => {
  const { app } = await openSite((request) =>
    request.url.endsWith("/moved")
      ? new Response(null, { status: 301, headers: { location: "/right" } })
      : new Response(null, { status: 302, headers: { location: "/sign-in" } }),
  );
  const moved = await app.inject("/moved");
  expect([moved.statusCode, moved.headers.location]).toEqual([301, "/right"]);
  expect([moved.headers["content-type"], moved.headers["content-length"]]).toEqual([undefined, "0"]);
  expect(moved.headers["cache-control"]).toContain("s-maxage=1");
  const away = await app.inject("/away");
  expect([away.statusCode, away.headers.location]).toEqual([302, "/sign-in"]);
  expect(away.headers["cache-control"]).toBe("private, no-cache");
});

test("without memory for pages each is rendered for its visitor", async () => {
  const { app, rendered } = await openSite(page, 0);
  const answers = [await app.inject("/"), await app.inject("/")];
  expect(rendered.requests).toHaveLength(2);
  for (const { headers } of answers) expect(headers["content-security-policy"]).toContain("'nonce-");
});

test("a page that lies ready is answered at the door, as Fastify would; what is more than a page is let in", async () => {
  const { app, rendered } = await openSite();
  const letIn: string[] = [];
  app.addHook("onRequest", async ({ method, url }) => void letIn.push(`${method} ${url}`));
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  const ask = async (path: string, init: RequestInit = {}) => {
    letIn.length = 0;
    const answer = await fetch(origin + path, { redirect: "manual", ...init });
    const { date: _date, ...headers } = Object.fromEntries(answer.headers);
    return { status: answer.status, headers, text: await answer.text(), isLetIn: letIn.length > 0 };
  };
  const { isLetIn, ...first } = await ask("/");
  expect([isLetIn, first.status]).toEqual([true, 200]);
  expect(await ask("/", { headers: { cookie: "guest-wishlist=abc" } })).toEqual({ ...first, isLetIn: false });

  const head = await ask("/", { method: "HEAD" });
  expect(head).toMatchObject({
    status: 200,
    text: "",
    isLetIn: false,
    headers: { etag: first.headers.etag },
  });
  const known = await ask("/", { headers: { "if-none-match": first.headers.etag ?? "" } });
  expect(known).toMatchObject({ status: 304, text: "", isLetIn: false });
  expect(known.headers["content-length"]).toBeUndefined();
  expect(rendered.requests).toHaveLength(1);

  expect((await ask("/", { method: "POST", body: "x" })).isLetIn).toBe(true);
  expect((await ask("/other")).isLetIn).toBe(true);
  expect((await ask("//")).status).toBe(301);
});

test("a page that the door answers carries every header that Fastify's hook sets elsewhere", async () => {
  const { app } = await openSite();
  await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  for (const way of ["rendered", "kept"]) {
    const [answer] = (await once(request({ port, path: "/" }).end(), "response")) as [IncomingMessage];
    answer.resume();
    const { headers } = answer;
    expect([way, headers]).toEqual([way, expect.objectContaining(securityHeadersOf("https://kabinet.test"))]);
    expect(headers["strict-transport-security"]).toMatch(/^max-age=31536000/);
  }
});

test("a form that a browser without scripts sends to its page is led back to it, never off the site", async () => {
  const { app } = await openSite();
  await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const send = async (path: string, accept: string) => {
    const headers = { accept, "content-type": "application/x-www-form-urlencoded" };
    const sent = request({ port, path, method: "POST", headers }).end("email=a%40b.cz");
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    answer.resume();
    return [answer.statusCode, answer.headers.location];
  };
  expect(await send("/register?x=1", "text/html,*/*;q=0.8")).toEqual([303, "/register?x=1"]);
  expect(await send("//evil.example/", "text/html")).toEqual([303, "/evil.example/"]);
  expect(await send("/\\evil.example", "text/html")).toEqual([303, "/evil.example"]);
  expect((await send("/register", "application/json"))[1]).toBeUndefined();
});

test("what a route looked for in vain is a page for who reads and a refusal for who calls, whoever came first", async () => {
  const { app, rendered } = await openSite(
    () => new Response("<p>Není tu</p>", { status: 404, headers: { "content-type": "text/html" } }),
  );
  app.get("/file/gone.pdf", (_request, reply) => reply.callNotFound());
  const ask = async (accept: string) => {
    const answer = await app.inject({ url: "/file/gone.pdf", headers: { accept } });
    return [answer.statusCode, answer.headers["content-type"], answer.body.slice(0, 14)];
  };
  for (const _visitor of [1, 2]) {
    expect(await ask("text/html,*/*;q=0.8")).toEqual([404, "text/html", "<p>Není tu</p>"]);
    expect((await ask("*/*"))[1]).toContain("application/json");
  }
  expect((await app.inject({ method: "HEAD", url: "/file/gone.pdf" })).statusCode).toBe(404);
  expect(rendered.requests.map(({ url }) => new URL(url).pathname)).toEqual(Array(2).fill("/file/gone.pdf"));
});

test("what no page does is refused alike, whatever comes with it, and reaches no page", async () => {
  const { app, rendered } = await openSite();
  for (const method of ["PUT", "PATCH", "DELETE"] as const)
    for (const [type, payload] of [
      ["application/json", "{no"],
      ["text/plain", "a"],
      ["multipart/form-data", "b"],
    ]) {
      const headers = { accept: "text/html", "content-type": type };
      const answer = await app.inject({ method, url: "/register", headers, payload });
      expect([answer.statusCode, answer.json().code]).toEqual([404, "NOT_FOUND"]);
    }
  expect(rendered.requests).toEqual([]);
});

test("an address that is no path is that of no page, and nothing that fails", async () => {
  const { app, rendered } = await openSite(
    () => new Response("<p>Není tu</p>", { status: 404, headers: { "content-type": "text/html" } }),
  );
  await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const [answer] = (await once(request({ port, path: "*" }).end(), "response")) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(404);
  expect(rendered.requests.map(({ url }) => url)).toEqual(["https://kabinet.test/*"]);
});

test("a page is renewed though the door answers with it", async () => {
  const { app, rendered } = await openSite();
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  await expect.poll(async () => (await fetch(origin)).status && rendered.requests.length, { timeout: 5_000 }).toBe(3);
});

test("requests that wait behind another of their connection are let in, where they are counted", async () => {
  const { app } = await openSite();
  let letIn = 0;
  app.addHook("onRequest", async () => void letIn++);
  await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/`);
  letIn = 0;
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n".repeat(3));
  let said = "";
  socket.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  await expect.poll(() => said.split("HTTP/1.1 200 OK").length - 1).toBe(3);
  expect(letIn).toBe(2);
});

test.each([
  [undefined, "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["br; q=0.0, gzip;q=0.5", "gzip"],
  ["br;q=0", "identity"],
  ["brotli", "identity"],
])("who accepts %j gets %s", (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
