import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { api } from "#contract/api.ts";
import { bodyLimitOf, errorStatusesOf, isForUsers, type RouteSpec, statusOf } from "#contract/route.ts";
import { createTestApp, type TestApp } from "./app.ts";
import { injectOperation } from "./inject-operation.ts";
import { makeListing } from "./make/listing.ts";
import { makeUser, type TestUser } from "./make/user.ts";
import { queryRuns, requestRuns } from "./property-runs.ts";

/** Hostile input, sent to every operation of the contract. */

const operations: [string, RouteSpec][] = Object.entries(api).flatMap(([feature, routes]) =>
  Object.entries(routes as Record<string, RouteSpec>).map(([name, spec]): [string, RouteSpec] => [
    `${feature}.${name}`,
    spec,
  ]),
);
const oddIds = [
  "0",
  "-1",
  "1.5",
  "abc",
  "9".repeat(40),
  "1e3",
  "%00",
  "..%2f1",
  "１",
  "1%20",
  "null",
  "9007199254740993",
];

/** Above the mebibyte that a body may have. */
const flood = "x".repeat(1_100_000);
/** Any function that calls itself for each level runs out of stack. */
const nested = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;

/** Made once, since all letters there are take 20 ms to list. */
const oddText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "",
    "-1",
    "0",
    "1e9",
    "999999999999999999999",
    "%",
    "_%",
    "\0",
    "\u202e",
    "'; drop table users; --",
    "<script>",
    "a".repeat(3_000),
    "NaN",
    "[object Object]",
  ),
);

const oddValue = fc.oneof(
  oddText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.jsonValue(), { maxLength: 3 }),
  fc.object({ maxDepth: 2 }),
);
const fieldName = fc.constantFrom(
  "email",
  "password",
  "username",
  "terms",
  "adult",
  "hash",
  "maximum",
  "name",
  "type",
  "categoryId",
  "startPrice",
  "condition",
  "description",
  "activateAt",
  "ids",
  "saleMode",
  "__proto__",
  "constructor",
);

/** Objects with the contract's field names and values of all sorts, and things that are no objects at all. */
const oddBodies = fc.oneof(fc.dictionary(fieldName, oddValue, { minKeys: 1, maxKeys: 5 }), fc.jsonValue());

let app: TestApp;
let caller: TestUser;
let admin: TestUser;
let strangersListing: number;

beforeAll(async () => {
  app = await createTestApp();
  // The stranger's sign-in has the lower number, which the listing has too: the caller's own may be ended by its number.
  const stranger = await makeUser(app.ctx);
  caller = await makeUser(app.ctx);
  admin = await makeUser(app.ctx, { scopes: ["admin"] });
  const draft = await makeListing(app.ctx, { sellerId: stranger.id, status: "draft" });
  strangersListing = draft.id;
});

describe("without a token", () => {
  const closed = operations.filter(([, spec]) => isForUsers(spec));
  test.each(closed)("%s answers 401 before it looks at anything else", async (_name, spec) => {
    const answer = await send(spec, { id: "no-number", body: { nonsense: true } });
    expect([answer.statusCode, answer.json().code]).toEqual([401, "UNAUTHENTICATED"]);
  });

  test.each(closed)("%s takes no token from a cookie", async (_name, spec) => {
    const answer = await send(spec, { headers: { cookie: `auth._token.local=${caller.token}` } });
    expect(answer.statusCode).toBe(401);
  });
});

describe("somebody else's listing looks like a missing one", () => {
  const own = operations.filter(([, { path }]) => path.startsWith("/api/me/") && path.includes("{id}"));
  test.each(own)("%s", async (_name, spec) => {
    const [foreign, missing] = [
      await send(spec, { id: String(strangersListing), token: caller.token }),
      await send(spec, { id: "999999999", token: caller.token }),
    ];
    expect(foreign.statusCode).toBe(missing.statusCode);
    expect(foreign.body).toBe(missing.body);
    if (!spec.body && !spec.upload) expect(foreign.statusCode).toBe(404);
  });
});

/** Whoever may call the operation: others are refused before anything that they send is read. */
const tokenFor = ({ scopes }: RouteSpec) => (scopes ? admin : caller).token;

describe("ids that are none", () => {
  const withId = operations.filter(([, { path }]) => path.includes("{id}"));
  test.each(withId)("%s answers as for a missing thing", async (_name, spec) => {
    for (const id of oddIds) {
      const answer = await send(spec, { id, token: tokenFor(spec) });
      expect([id, answer.statusCode]).toEqual([
        id,
        expect.toSatisfy((status: number) => status === 404 || status === 400),
      ]);
    }
  });
});

describe("bodies off the schema", () => {
  const withBody = operations.filter(([, { body }]) => body);
  test.each(withBody)("K8: %s refuses and stores nothing", async (_name, spec) => {
    const before = await rowCounts();
    await fc.assert(
      fc.asyncProperty(oddBodies, async (body) => {
        if (spec.body?.safeParse(body).success) return;
        const answer = await send(spec, { id: String(strangersListing), token: tokenFor(spec), body });
        const documented = errorStatusesOf(spec).filter((status) => status < 500);
        expect([body, answer.statusCode]).toEqual([
          body,
          expect.toSatisfy((status: number) => documented.includes(status)),
        ]);
        expect(answer.json().message).not.toBe("");
      }),
      requestRuns,
    );
    expect(await rowCounts()).toEqual(before);
  });

  test.each(withBody)("%s answers broken JSON and no JSON in its own words", async (_name, spec) => {
    const before = await rowCounts();
    for (const payload of ["{", "null", '"text"', "[]"]) {
      const answer = await app.app.inject({
        method: spec.method,
        url: addressOf(spec, String(strangersListing)),
        headers: {
          ...authorization(caller.token),
          ...validHeaders(spec),
          "content-type": "application/json",
        },
        payload,
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(Object.keys(answer.json())).toContain("message");
    }
    expect(await rowCounts()).toEqual(before);
  });
});

describe("a body nested deeper than any stack", () => {
  test.each(operations.filter(([, { body }]) => body))("does not break %s", async (_name, spec) => {
    for (const field of fieldsOf(spec)) {
      const answer = await app.app.inject({
        method: spec.method,
        url: addressOf(spec, String(strangersListing)),
        headers: {
          ...authorization(caller.token),
          ...validHeaders(spec),
          "content-type": "application/json",
        },
        payload: `{"${field}":${nested}}`,
      });
      expect([field, answer.statusCode < 500]).toEqual([field, true]);
    }
  });
});

describe("queries off the schema", () => {
  const withQuery = operations.filter(([, { query }]) => query);
  test.each(withQuery)("%s falls back or refuses, never breaks", async (_name, spec) => {
    const names = [...Object.keys((spec.query as z.ZodObject).shape), "nobodysName"];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), oddText, async (name, value) => {
        const query = new URLSearchParams({ [name]: value }).toString();
        const answer = await send(spec, { id: "1", token: caller.token, query });
        expect([name, value, answer.statusCode < 500]).toEqual([name, value, true]);
      }),
      queryRuns,
    );
  });
});

describe("bodies of the wrong kind", () => {
  const bodies: [type: string, payload: string][] = [
    ["application/json", ""],
    ["application/json", "{"],
    ["application/json", '{"maximum":1,"maximum":2,"email":"a","email":"b"}'],
    ["application/json", '{"__proto__":{"admin":true}}'],
    ["application/json", flood],
    ["application/json; charset=utf-16", "{}"],
    ["text/plain", '{"email":"a@b.cz"}'],
    ["application/x-www-form-urlencoded", "email=a%40b.cz"],
    ["application/xml", "<a/>"],
    ["multipart/form-data", "no boundary"],
    ["multipart/form-data; boundary=b", "--b\r\ncut short"],
    ["nonsense", "x"],
    ["", "x"],
  ];
  test.each(operations.filter(([, { method }]) => method !== "GET"))(
    "%s answers within its document",
    async (_name, spec) => {
      const documented = [statusOf(spec), ...errorStatusesOf(spec)].filter((status) => status < 500);
      for (const [type, payload] of bodies) {
        const answer = await app.app.inject({
          method: spec.method,
          url: addressOf(spec, String(strangersListing)),
          headers: {
            ...authorization(caller.token),
            ...validHeaders(spec),
            ...(type && { "content-type": type }),
          },
          payload,
        });
        expect([type, payload.slice(0, 30), documented]).toEqual([
          type,
          payload.slice(0, 30),
          expect.arrayContaining([answer.statusCode]),
        ]);
        if (answer.statusCode === 413)
          expect(answer.json().details).toEqual({ megabytes: bodyLimitOf(spec) / 1024 ** 2 });
      }
    },
  );
});

describe("a query that nobody asked for", () => {
  test.each(operations.filter(([, { method }]) => method === "GET"))(
    "%s answers within its document",
    async (_name, spec) => {
      const documented = [statusOf(spec), ...errorStatusesOf(spec)].filter((status) => status < 500);
      for (const query of ["x=%00", "q=%00", "q=a&q=b", `q=${"a".repeat(5_000)}`, "lang=xx", "page=0&page=1"]) {
        const { statusCode } = await send(spec, { id: "1", token: caller.token, query });
        expect([query, documented]).toEqual([query, expect.arrayContaining([statusCode])]);
      }
    },
  );
});

test.each([
  ["an escape that is none", "/api/auctions/%zz", 400],
  ["half a character", "/api/catalog/category/cs/%c3", 400],
  ["an id longer than any", `/api/auctions/${"1".repeat(400)}`, 414],
])("%s in an address is refused in the usual shape", async (_, url, status) => {
  const answer = await app.app.inject({ method: "GET", url });
  expect([answer.statusCode, answer.json()]).toEqual([
    status,
    { message: "Požadavku nerozumíme.", code: "BAD_REQUEST" },
  ]);
});

test.each(["OPTIONS", "PUT", "PATCH", "DELETE", "POST", "TRACE", "PROPFIND"])(
  "%s on a list that is only read is 404, not a page and not a 500",
  async (method) => {
    const answer = await app.app.inject({ method: method as "GET", url: "/api/auctions" });
    expect([answer.statusCode, answer.json().code]).toEqual([404, "NOT_FOUND"]);
  },
);

test("HEAD is answered as GET, without a body", async () => {
  const answer = await app.app.inject({ method: "HEAD", url: "/api/auctions" });
  expect([answer.statusCode, answer.body]).toEqual([200, ""]);
});

test("headers and addresses that are too long are refused on the wire, and the server goes on", async () => {
  const address = await app.app.listen({ port: 0, host: "127.0.0.1" });
  const long = "x".repeat(40_000);
  const header = await fetch(`${address}/api/auctions`, { headers: { "x-long": long } });
  const url = await fetch(`${address}/api/auctions?q=${long}`);
  expect([header.status, url.status]).toEqual([431, 431]);
  expect((await fetch(`${address}/api/auctions`)).status).toBe(200);
});

test("the readable documentation loads with every file it names, from here alone", async () => {
  const page = await app.app.inject({ method: "GET", url: "/api/docs/" });
  expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/https?:|swagger\.io|unsafe-eval/);
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? "");
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const { pathname, host } = new URL(file, "http://here/api/docs/");
    expect([file, host]).toEqual([file, "here"]);
    expect([file, (await app.app.inject({ method: "GET", url: pathname })).statusCode]).toEqual([file, 200]);
  }
});

test("errors come in the caller's language, fields named", async () => {
  const post = (language: string) =>
    app.app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { "accept-language": language },
      payload: {},
    });
  expect((await post("cs-CZ,cs;q=0.9,en;q=0.8")).json().errors.email).toEqual(["Pole musí být vyplněno"]);
  expect((await post("en-GB,en;q=0.9")).json().errors.email).toEqual(["This field is required"]);
  expect((await post("de,fr")).json().errors.email).toEqual(["Pole musí být vyplněno"]);
});

test("an operation that does not exist is a 404 with the usual shape", async () => {
  const answer = await app.app.inject({ method: "GET", url: "/api/nothing-here" });
  expect([answer.statusCode, answer.json().code]).toEqual([404, "NOT_FOUND"]);
});

test("the OpenAPI document describes every operation of the contract with its errors", async () => {
  const document = (await app.app.inject({ method: "GET", url: "/api/openapi.json" })).json();
  for (const [name, spec] of operations) {
    const described = document.paths[spec.path]?.[spec.method.toLowerCase()];
    const statuses = [statusOf(spec), ...errorStatusesOf(spec)].map(String).toSorted();
    expect([name, Object.keys(described?.responses ?? {}).toSorted()]).toEqual([name, statuses]);
  }
});

/** Fields of each kind that the operation reads, or nobody's, which all others are the same as to it. */
function fieldsOf({ body }: RouteSpec): string[] {
  const fields = ["email", "hash", "ids", "name", "maximum", "condition"];
  const own = body && "shape" in body ? fields.filter((field) => field in (body as z.ZodObject).shape) : fields;
  return own.length > 0 ? own : ["nobodysField"];
}

interface Sending {
  id?: string;
  token?: string;
  body?: unknown;
  query?: string;
  headers?: Record<string, string>;
}

function send(spec: RouteSpec, { id = "1", token, body, query, headers }: Sending) {
  const address = addressOf(spec, id);
  return injectOperation(app.app, spec, {
    method: spec.method,
    url: query ? `${address}?${query}` : address,
    headers: { ...(token && authorization(token)), ...validHeaders(spec), ...headers },
    ...(body !== undefined &&
      spec.body && {
        payload: JSON.stringify(body),
        headers: {
          ...(token && authorization(token)),
          ...validHeaders(spec),
          ...headers,
          "content-type": "application/json",
        },
      }),
  });
}

function addressOf(spec: RouteSpec, id: string): string {
  return spec.path
    .replace("{id}", id)
    .replace("{locale}", "cs")
    .replace("{pictureId}", "missing-picture")
    .replace("{hash}", "0".repeat(64))
    .replace("{closesOn}", "2001-01-28")
    .replace("{year}", "2001")
    .replace("{month}", "2001-01")
    .replace("{tempId}", "t".repeat(43))
    .replace("{key}", "k".repeat(43));
}

function authorization(token: string) {
  return { authorization: `Bearer ${token}` };
}

function validHeaders(spec: RouteSpec): Record<string, string> {
  return spec.headers ? { "idempotency-key": "hostile-key-1" } : {};
}

/** Planned once, since it is asked for twice an operation. */
async function rowCounts() {
  const name = "row counts";
  const text = `
    select (select count(*) from users) as users, (select count(*) from tokens) as tokens, (select count(*) from listings) as listings,
      (select count(*) from bids) as bids, (select count(*) from media) as media, (select count(*) from outbox) as outbox,
      (select count(*) from brands) as brands, (select count(*) from wishlists) as wishlists, (select count(*) from reviews) as reviews,
      (select count(*) from wishlist_items) as wishlist_items, (select count(*) from listing_additions) as additions`;
  return (await app.pool.query({ name, text })).rows[0];
}
