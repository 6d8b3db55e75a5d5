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
 * LI10: An account: {limits.bidUser.points} bids a minute and process, {limits.purchaseUser.points} purchases,
 * {limits.offerUser.points} offers, {limits.draftUser.points} new drafts or batches of them (200 drafts kept),
 * {limits.tableUser.points} tables read, {limits.changeUser.points} changes of what is published,
 * {limits.uploadUser.points} pictures and {limits.relistUser.points} relistings an hour, {limits.dealStep.points}
 * steps of one deal an hour. An address has 30 seconds of a processor a minute and process for what is dear, its
 * network (/24, /48) 90, pages and API together: an operation says in hundredths what a call weighs, a search or what
 * a stranger sends 4 where nothing is said, what is nearest to words 15, a page of a search 25, a table of many
 * bottles 6, a share picture that has to be drawn 15; taken before the body is read.
 *
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
