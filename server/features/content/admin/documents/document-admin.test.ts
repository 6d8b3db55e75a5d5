import { beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { uploadForm } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/** Documents to download are kept by the operator without SQL (rules SE9, SE11). */

let app: TestApp;
let operator: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  operator = await makeUser(app.ctx, { scopes: ["content"] });
});

const none = { cs: "", en: "" };
const add = async (cs: string) => {
  const body = { title: { cs, en: "" }, description: none };
  return (await app.as(operator).post("/api/admin/documents", body)).json().data;
};
/** When the file that is there now was stored. */
const seenOf = async (id: number, lang: string): Promise<string> => {
  const { data } = (await app.as(operator).get("/api/admin/documents")).json();
  const files = data.find((each: { id: number }) => each.id === id)?.files ?? [];
  return files.find((file: { lang: string }) => file.lang === lang)?.updatedAt ?? "";
};
const send = async (id: number, lang: string, name: string, text: string, seen?: string) => {
  const { payload, headers } = uploadForm(Buffer.from(text), { name, type: "text/html" });
  const path = `/api/admin/documents/${id}/files/${lang}?seen=${seen ?? (await seenOf(id, lang))}`;
  return app.as(operator).post(path, payload, headers);
};
const removeFile = async (id: number, lang: string, seen?: string) =>
  app.as(operator).delete(`/api/admin/documents/${id}/files/${lang}?seen=${seen ?? (await seenOf(id, lang))}`);
const listed = async (lang = "cs") => (await app.as(null).get(`/api/documents?lang=${lang}`)).json();

test("a document is seen once it has a file; each language has its own, and a new one takes the old one's place at once", async () => {
  const { id } = await add("Řád aukcí");
  expect(await listed()).toEqual([]);
  const sent = await send(id, "cs", "řád aukcí.txt", "první");
  expect(sent.json().data.files).toMatchObject([{ lang: "cs", fileName: "řád aukcí.txt", bytes: 6 }]);
  expect(await listed("en")).toMatchObject([{ fileName: "řád aukcí.txt", lang: "cs" }]);
  await send(id, "en", "rules.pdf", "%PDF");
  expect(await listed("en")).toMatchObject([{ fileName: "rules.pdf", lang: "en" }]);
  const [{ href }] = await listed();
  const first = await app.as(null).get(href);
  expect([first.body, first.headers["content-type"]]).toEqual(["první", "text/plain; charset=utf-8"]);
  await send(id, "cs", "řád aukcí.txt", "druhý");
  const again = await app.as(null).get(href, { "if-none-match": String(first.headers.etag) });
  expect([again.statusCode, again.body, again.headers["cache-control"]]).toEqual([
    ...[200, "druhý", "public, no-cache"],
  ]);
  expect((await removeFile(id, "cs")).statusCode).toBe(200);
  expect(await listed()).toEqual([]);
  expect((await app.as(null).get(href)).statusCode).toBe(404);
  expect((await removeFile(id, "cs")).statusCode).toBe(404);
});

test.each([
  ["a page", "stránka.html", "<script>", "DOCUMENT_TYPE"],
  ["a picture that runs", "a.svg", "<svg/>", "DOCUMENT_TYPE"],
  ["an empty file", "a.pdf", "", "DOCUMENT_EMPTY"],
])("SE11: %s is no document and is refused in a sentence", async (_, name, text, code) => {
  const { id } = await add("Cizí");
  const answer = await send(id, "cs", name, text);
  expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
  expect(answer.json().errors.image[0]).toMatch(/\.$/);
});

test("of two who rename the same document the second is told; who has not seen all of them orders none", async () => {
  const { id, version } = await add("Společný");
  const rename = (cs: string) =>
    app.as(operator).put(`/api/admin/documents/${id}`, { title: { cs, en: "" }, description: none, version });
  expect((await rename("Můj")).json().data.title.cs).toBe("Můj");
  expect((await rename("Tvůj")).json().code).toBe("CHANGED_ELSEWHERE");
  const stored = async (): Promise<number[]> =>
    (await app.as(operator).get("/api/admin/documents")).json().data.map((each: { id: number }) => each.id);
  const ids = await stored();
  const order = (wanted: number[]) => app.as(operator).put("/api/admin/documents", { ids: wanted });
  expect((await order(ids.toReversed())).statusCode).toBe(200);
  expect(await stored()).toEqual(ids.toReversed());
  expect((await order(ids.slice(1))).json().code).toBe("CHANGED_ELSEWHERE");
});

test("of two who change a document's file the second is told, and a document goes only as it was seen", async () => {
  const { id, version } = await add("Řád dvou");
  const first = (await send(id, "cs", "první.txt", "první", "")).json().data.files[0].updatedAt;
  expect((await send(id, "cs", "jiný.txt", "jiný", "")).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await removeFile(id, "cs", "")).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await send(id, "cs", "druhý.txt", "druhý", first)).statusCode).toBe(200);
  expect((await send(id, "cs", "pozdní.txt", "pozdní", first)).json().code).toBe("CHANGED_ELSEWHERE");
  const body = { title: { cs: "Jinak", en: "" }, description: none, version };
  expect((await app.as(operator).put(`/api/admin/documents/${id}`, body)).statusCode).toBe(200);
  const removed = await app.as(operator).delete(`/api/admin/documents/${id}?version=${version}`);
  expect(removed.json().code).toBe("CHANGED_ELSEWHERE");
  expect((await listed()).find((each: { id: number }) => each.id === id)).toMatchObject({
    fileName: "druhý.txt",
  });
});

test("a removed document goes with its files", async () => {
  const { id, version } = await add("Dočasný");
  await send(id, "cs", "dočasný.pdf", "%PDF");
  const { href } = (await listed()).find((each: { id: number }) => each.id === id);
  expect((await app.as(operator).delete(`/api/admin/documents/${id}?version=${version}`)).statusCode).toBe(200);
  expect((await app.as(null).get(href)).statusCode).toBe(404);
  expect((await app.as(operator).delete(`/api/admin/documents/${id}?version=${version}`)).statusCode).toBe(404);
});
