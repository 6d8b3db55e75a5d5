import { data, type MiddlewareFunction } from "react-router";

/**
 * Middleware of a page by its names (rule FR6). A name that nobody knows is told when the
 * page is asked for: status 500, "Unknown middleware {name}".
 */
export function named<Result>(
  known: Readonly<Record<string, MiddlewareFunction<Result>>>,
  names: readonly string[],
): MiddlewareFunction<Result>[] {
  return names.map((name) => (Object.hasOwn(known, name) ? known[name] : undefined) ?? unknown<Result>(name));
}

function unknown<Result>(name: string): MiddlewareFunction<Result> {
  return () => {
    throw data({ message: `Unknown middleware ${name}` }, { status: 500 });
  };
}
