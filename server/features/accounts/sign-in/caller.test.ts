import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { callerOf } from "./caller.ts";

test("a caller who has hung up has no network, which is no failure", () => {
  const request = { ip: undefined, headers: {} } as unknown as FastifyRequest;
  expect(callerOf(request)).toEqual({ network: "", userAgent: null });
});
