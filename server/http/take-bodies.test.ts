import { once } from "node:events";
import { beforeAll, describe, expect, test } from "vitest";
import { media } from "#server/features/media/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeListing } from "#test/make/listing.ts";
import { uploadForm } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { isWholeAnswer, openRawConnection } from "#test/rig/raw-connection.ts";

const megabyte = 1024 * 1024;
let app: TestApp;
let seller: TestUser;
let listingId: number;
let port: number;

beforeAll(async () => {
  app = await createTestApp();
  seller = await makeUser(app.ctx);
  const draft = await makeListing(app.ctx, { sellerId: seller.id, status: "draft", publishedAt: null });
  listingId = draft.id;
  port = Number(new URL(await app.app.listen({ port: 0, host: "127.0.0.1" })).port);
});

const headOf = (path: string, type: string, bytes: number, more = "") =>
  `POST ${path} HTTP/1.1\r\nhost: kabinet\r\nauthorization: Bearer ${seller.token}\r\n` +
  `content-type: ${type}\r\ncontent-length: ${bytes}\r\n${more}\r\n`;

/** Sends all of a request before it reads anything, as browsers do; then one more on the same connection. */
async function sendAll(path: string, type: string, body: Buffer, more = "") {
  const connection = await openRawConnection(port);
  connection.socket.pause();
  connection.socket.write(headOf(path, type, body.length, more));
  await new Promise<void>((sent, failed) => {
    connection.socket.once("error", failed);
    connection.socket.write(body, () => sent());
  });
  connection.socket.resume();
  const answer = await connection.until(isWholeAnswer);
  connection.socket.destroy();
  return { status: Number(answer.slice(9, 12)), code: /"code":"(\w+)"/.exec(answer)?.[1] };
}

const form = (field: string, bytes: number) => uploadForm(Buffer.alloc(bytes, "x"), { field });
const textField = (bytes: number) =>
  Buffer.from(`--b\r\ncontent-disposition: form-data; name="wrong"\r\n\r\n${"x".repeat(bytes)}\r\n--b--\r\n`);
const json = (bytes: number) => Buffer.from(`{"email":"${"x".repeat(bytes)}"}`);
const images = () => `/api/me/advertisements/${listingId}/images`;

describe("a refusal reaches whoever sends everything before reading anything", () => {
  test("fifty large uploads in a wrong field are answered, each of them", async () => {
    const { payload, headers } = form("wrong", 4 * megabyte);
    for (let round = 0; round < 50; round++) {
      const answer = await sendAll(images(), String(headers["content-type"]), payload);
      expect(answer).toEqual({ status: 422, code: "INVALID" });
    }
    expect(await app.db.$count(media)).toBe(0);
  });

  test.each<[what: string, path: () => string, type: string, body: () => Buffer, number, string]>([
    [
      "text where a file belongs",
      images,
      "multipart/form-data; boundary=b",
      () => textField(4 * megabyte),
      422,
      "INVALID",
    ],
    [
      "no form",
      images,
      "multipart/form-data; boundary=b",
      () => Buffer.alloc(4 * megabyte, "x"),
      422,
      "PICTURE_UNREADABLE",
    ],
    ["JSON that is too large", () => "/api/auth/login", "application/json", () => json(8 * megabyte), 413, "TOO_LARGE"],
    ["what no operation reads", images, "text/weird", () => Buffer.alloc(8 * megabyte, "x"), 422, "INVALID"],
    [
      "a form for a listing that is none",
      () => "/api/me/advertisements/999999999/images",
      "multipart/form-data; boundary=b",
      () => textField(4 * megabyte),
      404,
      "NOT_FOUND",
    ],
  ])("%s", async (_what, path, type, body, status, code) => {
    const sent = body();
    for (let round = 0; round < 5; round++) {
      expect(await sendAll(path(), type, sent)).toEqual({ status, code });
      expect(await sendAll(path(), type, sent, "connection: close\r\n")).toEqual({ status, code });
    }
  });
});

test("after a refused upload the connection serves the next request", async () => {
  const { payload, headers } = form("wrong", 2 * megabyte);
  const connection = await openRawConnection(port);
  connection.socket.write(headOf(images(), String(headers["content-type"]), payload.length));
  connection.socket.write(payload);
  await connection.until(isWholeAnswer);
  connection.socket.write("GET /health HTTP/1.1\r\nhost: kabinet\r\n\r\n");
  expect(await connection.until((heard) => heard.includes('{"status":"ok"}'))).toContain("HTTP/1.1 200");
  connection.socket.destroy();
});

test("whoever sends without end is stopped", async () => {
  const connection = await openRawConnection(port);
  connection.socket.write(headOf("/api/auth/login", "application/json", 10_000 * megabyte));
  const chunk = Buffer.alloc(megabyte, "x");
  let sent = 0;
  while (!connection.socket.destroyed && !connection.socket.closed && sent < 500) {
    sent++;
    if (!connection.socket.write(chunk)) {
      await Promise.race([once(connection.socket, "drain"), connection.gone]).catch(() => "broken: as it should be");
    }
  }
  await connection.gone;
  expect(sent).toBeLessThan(500);
});

test("headers that are too long are refused in the usual shape, fifty times", async () => {
  for (let round = 0; round < 50; round++) {
    const connection = await openRawConnection(port);
    connection.socket.write(`GET /health HTTP/1.1\r\nhost: kabinet\r\nx-long: ${"x".repeat(200_000)}\r\n\r\n`);
    const answer = await connection.until(isWholeAnswer);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(Buffer.from(answer.split("\r\n\r\n")[1] ?? "", "latin1").toString())).toEqual({
      message: "Hlavičky požadavku jsou příliš dlouhé.",
      code: "HEADERS_TOO_LARGE",
    });
    connection.socket.destroy();
  }
});

test("what is not HTTP is refused in the usual shape", async () => {
  const connection = await openRawConnection(port);
  connection.socket.write("EHLO kabinet\r\n\r\n");
  const { heard } = await connection.gone;
  expect(heard).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"BAD_REQUEST"/);
});

test("garbage behind an open event stream ends the stream and puts nothing in its middle", async () => {
  const lot = await makeAuction(app.ctx);
  const connection = await openRawConnection(port);
  connection.socket.write(`GET /api/auctions/${lot.id}/events HTTP/1.1\r\nhost: kabinet\r\n\r\n`);
  await connection.until((heard) => heard.includes("event: lot"));
  connection.socket.write("nonsense\r\n\r\n");
  expect((await connection.gone).heard).not.toContain("HTTP/1.1 400");
});

describe("an empty body counts as none", () => {
  const json = { "content-type": "application/json" };
  const send = (method: "POST" | "DELETE", url: string, headers: Record<string, string>) =>
    app.app.inject({ method, url, headers: { ...headers, authorization: `Bearer ${seller.token}` } });

  test("where JSON is named by habit", async () => {
    const draft = await makeListing(app.ctx, { sellerId: seller.id, status: "draft", publishedAt: null });
    const answer = await send("DELETE", `/api/me/advertisements/${draft.id}`, json);
    expect(answer.statusCode).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ["with JSON named", json],
    ["with nothing named", {}],
  ])("where all of it may be left out, %s", async (_what, headers) => {
    const answer = await send("POST", "/api/wishlist", headers);
    expect(answer.statusCode).toBe(201);
  });

  test("and where something has to be in it, each missing field is named", async () => {
    const answer = await send("POST", "/api/auth/login", json);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual(["email", "password"]);
  });

  test("a body of blanks is no JSON", async () => {
    const answer = await app.app.inject({
      ...{ method: "POST", url: "/api/wishlist", headers: json, payload: " " },
    });
    expect(answer.statusCode).toBe(400);
  });
});
