import type { z } from "zod";
import { type Api, api as contract } from "#contract/api.ts";
import type { RouteSpec } from "#contract/route.ts";
import { ApiError } from "./api-error.ts";

type In<S> = S extends z.ZodType ? z.input<S> : never;
type Given<Key extends string, S> = S extends z.ZodType ? { [K in Key]: In<S> } : unknown;
type Optional<Key extends string, S> = S extends z.ZodType ? { [K in Key]?: In<S> } : unknown;

/** The input of an operation, exactly as its contract names it. Queries may be left out. */
type CallArgs<R extends RouteSpec> = Given<"params", R["params"]> &
  Optional<"query", R["query"]> &
  Given<"headers", R["headers"]> &
  Given<"body", R["body"]> & { signal?: AbortSignal };

/** One function per operation; resolves with the body of a success, throws `ApiError` otherwise. */
type Operation<R extends RouteSpec> = (args: CallArgs<R>) => Promise<z.output<R["response"]>>;
export type ApiClient = {
  [F in keyof Api]: { [O in keyof Api[F]]: Api[F][O] extends RouteSpec ? Operation<Api[F][O]> : never };
};

/** Carries a call over the network. */
export type Transport = (request: {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  signal: AbortSignal | undefined;
}) => Promise<{ status: number; headers: { get(name: string): string | null }; text: string }>;

/** The typed client derived from the contract. `headers` is called anew for every request. */
export function createApiClient(transport: Transport, headers: () => Record<string, string>): ApiClient {
  const operation = (spec: RouteSpec) => async (args: LooseArgs) => {
    const answer = await transport({
      method: spec.method,
      url: addressOf(spec.path, args),
      headers: {
        accept: "application/json",
        ...headers(),
        ...(args.body !== undefined && { "content-type": "application/json" }),
        ...args.headers,
      },
      body: args.body === undefined ? undefined : JSON.stringify(args.body),
      signal: args.signal,
    });
    if (answer.status >= 400) throw ApiError.from(answer);
    return JSON.parse(answer.text) as unknown;
  };
  return clientOf(operation);
}

/** One function per operation of the contract. */
export function clientOf(operation: (spec: RouteSpec) => (args: LooseArgs) => Promise<unknown>): ApiClient {
  return mapValues(contract, (feature) =>
    mapValues(feature as Record<string, RouteSpec>, operation),
  ) as unknown as ApiClient;
}

/** The input of any operation. */
export interface LooseArgs {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
}

/** Path and query of a call; undefined and null are left out, a name repeats for each of its values. */
export function addressOf(path: string, { params = {}, query = {} }: LooseArgs): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().flatMap((one) => (one === undefined || one === null ? [] : [[name, String(one)]])),
    ),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}

function mapValues<T extends object, R>(object: T, change: (value: T[keyof T]) => R): Record<keyof T, R> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value as T[keyof T])])) as Record<
    keyof T,
    R
  >;
}
