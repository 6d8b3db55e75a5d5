import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { registerOpenApi } from "./open-api.ts";
import { registerSecurityHeaders } from "./security-headers.ts";

test.each([
  ["https://kabinet.example", "max-age=31536000; includeSubDomains"],
  ["http://localhost:3000", undefined],
])("%s asks browsers to stay with encryption: %s", async (publicUrl, expected) => {
  const app = fastify();
  onTestFinished(() => app.close());
  registerSecurityHeaders(app, { publicUrl });
  app.get("/", async () => "");
  expect((await app.inject("/")).headers["strict-transport-security"]).toBe(expected);
});

test.each([
  [true, 200],
  [false, 404],
])("the API's document for people, readable %s: %d", async (isReadable, status) => {
  const app = fastify();
  onTestFinished(() => app.close());
  await registerOpenApi(app, { isReadable });
  expect((await app.inject("/api/docs/")).statusCode).toBe(status);
  expect((await app.inject("/api/openapi.json")).statusCode).toBe(200);
});
