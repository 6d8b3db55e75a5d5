import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { FastifyHttpOptions, FastifyServerFactory } from "fastify";

/** Answers a request at once and says so, or leaves it to Fastify untouched. */
export type PageCacheReader = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface PageCacheHook {
  readonly serverFactory: FastifyServerFactory;
  /** From now on `reader` sees each request before Fastify; null ends that. */
  cachedBy(reader: PageCacheReader | null): void;
}

type ServerSettings = Pick<FastifyHttpOptions<Server>, "http"> &
  Required<Pick<FastifyHttpOptions<Server>, "keepAliveTimeout" | "requestTimeout" | "connectionTimeout">>;

/**
 * Node's server as Fastify makes it, with a place for a handler that answers without Fastify's hooks, routing and log, and
 * has to keep the promises of those hooks itself. `onAnswered` runs for each request that it has answered. While `isClosing`, a connection
 * that the proxy keeps open ends with its answer: a request sent into one that is just closing would be lost.
 */
export function createPageCacheHook(
  onAnswered: (request: IncomingMessage, response: ServerResponse) => void = () => {},
  isClosing: () => boolean = () => false,
): PageCacheHook {
  let reader: PageCacheReader | null = null;
  return {
    serverFactory: (handle, options) => {
      // Fastify hands over its settings with their defaults, but types none of them.
      const { http, keepAliveTimeout, requestTimeout, connectionTimeout } = options as ServerSettings;
      const server = createServer(http ?? {}, (request, response) => {
        if (isClosing()) response.shouldKeepAlive = false;
        if (reader?.(request, response)) onAnswered(request, response);
        else handle(request, response);
      });
      return Object.assign(server, { keepAliveTimeout, requestTimeout }).setTimeout(connectionTimeout);
    },
    cachedBy: (next) => {
      reader = next;
    },
  };
}
