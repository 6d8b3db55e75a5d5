import { expect, onTestFinished, test } from "vitest";
import { createTestApp } from "#test/app.ts";
import { makeHttpPeer } from "#test/make/http-peer.ts";
import { makeUser } from "#test/make/user.ts";
import type { PeerCall } from "#test/rig/http-peer.ts";
import { startTracing } from "./start-tracing.ts";

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

test("a request is one trace with its statements below it, without the values they were asked with", async () => {
  const posts: PeerCall[] = [];
  const url = await makeHttpPeer((call) => {
    posts.push(call);
    return { json: {} };
  });
  const tracing = await startTracing({ endpoint: url, ratio: 1 });
  onTestFinished(tracing.stop);
  const app = await createTestApp();
  const { id, email } = await makeUser(app.ctx);
  const refused = { email, password: "a-wrong-password-2026" };
  expect((await app.as(null).post("/api/auth/login", refused)).statusCode).toBe(422);
  expect((await app.as(null).get(`/api/users/${id}`)).statusCode).toBe(200);
  await tracing.stop();

  const sent = posts.filter(({ path }) => path === "/v1/traces").map(({ body }) => body);
  const spans: SentSpan[] = sent.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
      scopeSpans.flatMap((each) => each.spans),
    ),
  );
  for (const route of ["POST /api/auth/login", "GET /api/users/:id"]) {
    const request = spans.find(({ name }) => name === route);
    expect(request, route).toBeDefined();
    const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(below.map(({ name }) => name)).toContain("SELECT");
  }
  for (const value of [email, refused.password]) expect(sent.join("\n")).not.toContain(value);
});
