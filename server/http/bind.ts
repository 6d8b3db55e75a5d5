import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { api } from "#contract/api.ts";
import { errorBody } from "#contract/errors.ts";
import {
  bodyLimitOf,
  errorStatusesOf,
  isForEverybody,
  isForUsers,
  type RouteSpec,
  statusOf,
  weightOf,
} from "#contract/route.ts";
import type { Ctx } from "#server/context.ts";
import { requireScope, requireUser } from "#server/context.ts";
import { refuseUnstorable } from "./refuse-unstorable.ts";

/** The group of the contract that each operation belongs to: the document of the API lists it there. */
const groups = new Map<RouteSpec, string>(
  Object.entries(api).flatMap(([group, specs]) => Object.values(specs).map((spec) => [spec, group] as const)),
);

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A call after validation: everything in the shape the contract promises. */
export interface Call<R extends RouteSpec> {
  readonly params: Parsed<R["params"]>;
  readonly query: Parsed<R["query"]>;
  readonly headers: Parsed<R["headers"]>;
  readonly body: Parsed<R["body"]>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers a call; the contract's response schema drops every field that it does not name. */
export type Handler<R extends RouteSpec> = (ctx: Ctx, call: Call<R>) => Promise<z.input<R["response"]>>;

/** Binds one operation of the contract to its verb: validation in, sign-in, response shape out. */
export function bind<const R extends RouteSpec>(app: FastifyInstance, spec: R, handler: Handler<R>): void {
  app.route({
    ...routeOf(spec, { [statusOf(spec)]: spec.response }),
    handler: async (request, reply) => {
      const answer = await handler(request.ctx, callOf<R>(request, reply));
      return reply.status(statusOf(spec)).send(answer);
    },
  });
  if (spec.method === "GET") app.reads.set(spec.path, { spec, read: handler as unknown as BoundRead["read"] });
}

/** An operation that reads, as pages of this process call it: its verb takes nothing but parameters and query. */
export interface BoundRead {
  readonly spec: RouteSpec;
  read(ctx: Ctx, call: { params: unknown; query: unknown }): Promise<unknown>;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Operations that read, by the paths of their contracts. */
    reads: Map<string, BoundRead>;
  }
}

/** Address, description and checks of an operation: the same for every kind of answer. */
export function routeOf(spec: RouteSpec, success: Record<number, unknown>) {
  const { params, query, headers, body } = spec;
  const security: Record<string, string[]>[] = isForUsers(spec) ? [{ token: [] }] : [{}, { token: [] }];
  return {
    bodyLimit: bodyLimitOf(spec),
    config: { weight: weightOf(spec) },
    method: spec.method,
    url: spec.path.replace(/\{(\w+)\}/g, ":$1"),
    schema: {
      summary: spec.summary,
      tags: [groups.get(spec) ?? "other"],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...(body && { body }),
      ...(spec.upload && { consumes: ["multipart/form-data"] }),
      ...(spec.auth !== "none" && { security }),
      response: {
        ...success,
        ...Object.fromEntries(errorStatusesOf(spec).map((status) => [status, errorBody])),
      },
    },
    // Before the body is read, so that a stranger neither costs nor learns anything of operations that they may not call.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isForEverybody(spec)) reply.header("cache-control", "private, no-store");
      requireCaller(request.ctx, spec);
    },
    preValidation: async (request: FastifyRequest) => {
      refuseUnstorable(request, spec);
      // No body is one without fields: the answer names those that are missing.
      if (body && !spec.upload && request.body === undefined) request.body = {};
    },
  };
}

/** Refuses whoever may not call an operation at all; what stands against one call is for its verb to say. */
export function requireCaller(ctx: Ctx, spec: RouteSpec): void {
  if (isForUsers(spec)) requireUser(ctx);
  if (spec.scopes) requireScope(ctx, ...spec.scopes);
}

export function callOf<R extends RouteSpec>(request: FastifyRequest, reply: FastifyReply): Call<R> {
  const { params, query, headers, body } = request;
  return { params, query, headers, body, request, reply } as Call<R>;
}
