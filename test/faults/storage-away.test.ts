import { expect, test } from "vitest";
import { media } from "#server/features/media/table.ts";
import { createS3Storage } from "#server/ports/storage/s3-storage.ts";
import { watchOutside } from "#server/watch-outside.ts";
import { createTestApp } from "#test/app.ts";
import { refuses, speakBadly } from "#test/badly-speaking-server.ts";
import { makeListing } from "#test/make/listing.ts";
import { pictureBytes, uploadForm } from "#test/make/picture.ts";
import { makeUser } from "#test/make/user.ts";

/** A bucket that fails all the time, behind the whole application. */
async function appOnFailingBucket() {
  const endpoint = await speakBadly(refuses("500 Internal Server Error", "InternalError"));
  const bucket = { endpoint, bucket: "pictures", region: "us-east-1", pathStyle: true };
  const storage = createS3Storage({ ...bucket, accessKeyId: "key", secretAccessKey: "secret" });
  const app = await createTestApp();
  Object.assign(app.ctx.ports, { storage: watchOutside(app.ctx, { ...app.ctx.ports, storage }).storage });
  return app;
}

test("a picture that cannot be stored is answered 503 in the visitor's language, and leaves no row", async () => {
  const app = await appOnFailingBucket();
  const seller = await makeUser(app.ctx);
  const { id } = await makeListing(app.ctx, { sellerId: seller.id, status: "draft", publishedAt: null });
  const { payload, headers } = uploadForm(await pictureBytes(50, 50));
  for (const [language, words] of [
    ["cs", "Obrázky teď nelze uložit"],
    ["en", "Pictures cannot be saved"],
  ]) {
    const answer = await app.app.inject({
      method: "POST",
      url: `/api/me/advertisements/${id}/images`,
      payload,
      headers: { ...headers, "accept-language": language, authorization: `Bearer ${seller.token}` },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { code: "STORAGE_AWAY", message: expect.stringContaining(words ?? "") },
    ]);
    expect(answer.headers["retry-after"]).toBe("5");
  }
  expect(await app.db.$count(media)).toBe(0);
});

test("a picture that cannot be read is no missing one: 503 that nobody keeps; all else goes on, and administrators see it", async () => {
  const app = await appOnFailingBucket();
  const answer = await app.as(null).get("/media/abcdefghij/320.webp");
  expect([answer.statusCode, answer.json().code]).toEqual([503, "STORAGE_AWAY"]);
  expect(answer.headers).toMatchObject({ "cache-control": "no-store", "retry-after": "5" });
  expect((await app.as(null).get("/health")).statusCode).toBe(200);
  const { outside } = (await app.as(await makeUser(app.ctx, { scopes: ["admin"] })).get("/api/admin/health")).json()
    .data;
  expect(outside).toMatchObject([{ service: "storage", error: expect.stringContaining("500 InternalError") }]);
});
