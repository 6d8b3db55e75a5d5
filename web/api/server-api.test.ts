import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { createServerApi } from "./server-api.ts";

const answering = (status: number) =>
  createServerApi(new Request("http://localhost/"), "cs", async () => ({
    status,
    retryAfterSeconds: null,
    body: { message: "Ne" },
  }));

test("a page whose API is too busy is a 503 of its own, not an error that nobody expected", async () => {
  const thrown = await answering(503)
    .lists.currencies({})
    .catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).status).toBe(503);
});

test.each([401, 404, 422, 500])("what the API refuses with %d is the loader's to decide", async (status) => {
  const thrown = await answering(status)
    .lists.currencies({})
    .catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(ApiError);
  expect((thrown as ApiError).status).toBe(status);
});
