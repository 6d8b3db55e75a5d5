import { gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { createTestApp } from "#test/app.ts";

test("the description of the API is written once, sent small, and not again to whoever has it", async () => {
  const { app } = await createTestApp();
  const get = (headers: Record<string, string> = {}) =>
    app.inject({ method: "GET", url: "/api/openapi.json", headers });
  const first = await get({ "accept-encoding": "gzip" });
  expect(JSON.parse(gunzipSync(first.rawPayload).toString()).openapi).toBe("3.1.0");
  const stringify = vi.spyOn(JSON, "stringify");
  const plain = await get();
  const again = await get({ "accept-encoding": "gzip", "if-none-match": String(first.headers.etag) });
  const written = stringify.mock.results.filter(({ value }) => String(value).length > 100_000);
  stringify.mockRestore();
  expect(written).toEqual([]);
  expect(plain.json().openapi).toBe("3.1.0");
  expect(first.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});
