import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { adminRefusal } from "./admin-refusal.ts";

const request = new Request("http://localhost/administrace/pripady?group=closed");

const errorOf = (status: number, code: string) => new ApiError(status, { message: "", code });

test("whoever lacks only the second factor is led to it, and back to the page with its query", () => {
  const refused = adminRefusal(errorOf(403, "SECOND_FACTOR_REQUIRED"), request) as Response;
  expect(refused.status).toBe(302);
  const to = new URL(refused.headers.get("location") ?? "", request.url);
  expect(to.pathname).toBe("/ucet/zabezpeceni");
  expect(to.searchParams.get("redirect")).toBe("/administrace/pripady");
  expect(to.searchParams.get("query")).toBe("group=closed");
});

test("for everybody else the page does not exist; other failures stay what they are", () => {
  expect(adminRefusal(errorOf(403, "FORBIDDEN"), request)).toMatchObject({ init: { status: 404 } });
  expect(adminRefusal(errorOf(404, "NOT_FOUND"), request)).toMatchObject({ init: { status: 404 } });
  for (const error of [errorOf(500, "INTERNAL"), new TypeError("no line")])
    expect(adminRefusal(error, request)).toBe(error);
});
