import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { usualWeight } from "#contract/route.ts";
import { countHere, limits } from "#server/features/accounts/rate-limits.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { widerNetwork } from "#server/features/accounts/sign-in/network-of.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** As `weight` of an operation (contract/route.ts). */
    weight?: number;
  }
}

/**
 * Slows down whoever asks without end for what is dear to answer, by page or by API: each address has a budget of the processor's
 * time, from which a request takes what it weighs before its body is read (rule LI10). Of what only reads, words alone are dear.
 */
export function limitWork(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    const { method, query, routeOptions } = request;
    const isReading = method === "GET" || method === "HEAD";
    const words = (query as Record<string, unknown> | null)?.q;
    const weight = routeOptions.config?.weight ?? (isReading ? usualWeight : 0);
    if (isReading ? words : weight) await takeWork(request, weight);
  });
}

/**
 * Takes from the budgets of the request's address and of the network around it, or throws TooMany. A page's own calls come from this
 * process and have been counted with the page.
 */
export async function takeWork(request: FastifyRequest, weight: number): Promise<void> {
  if (!(request.raw.socket instanceof Socket)) return;
  const { network } = callerOf(request);
  await countHere(request.ctx, limits.workAddress, network, weight);
  await countHere(request.ctx, limits.workNetwork, widerNetwork(network), weight);
}
