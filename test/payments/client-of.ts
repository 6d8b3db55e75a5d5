import { setTimeout as pause } from "node:timers/promises";
import type { Ctx } from "#server/context.ts";
import { isNull } from "#server/db/query.ts";
import { outbox } from "#server/events/table.ts";
import type { SiteClient } from "./storm-of-webhooks.ts";

/** Reaches servers over the network, each call another of them. */
export function clientOf(ports: readonly number[]): SiteClient {
  let calls = 0;
  const post = (path: string, headers: Record<string, string>, body: string) =>
    fetch(`http://127.0.0.1:${ports[calls++ % ports.length]}${path}`, { method: "POST", headers, body });
  return {
    begin: async ({ id, hash }, method) => {
      const headers = { "content-type": "application/json" };
      const answer = await post(`/api/orders/${id}/${hash}/payments`, headers, JSON.stringify({ method }));
      if (answer.status !== 201) throw new Error(`a payment was not begun: ${answer.status}`);
      const { data } = (await answer.json()) as { data: { url: string } };
      return data.url.split("/").at(-1) ?? "";
    },
    send: async ({ path, headers, body }) => {
      const answer = await post(path, headers, body);
      await answer.arrayBuffer();
      return answer.status;
    },
  };
}

/** Waits until the servers have handed out all events; throws after `patienceMs`. */
export async function untilHandedOut(ctx: Ctx, patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs;
  while ((await ctx.db.$count(outbox, isNull(outbox.handledAt))) > 0) {
    if (performance.now() > end) throw new Error("the events were not handed out in time");
    await pause(50);
  }
}
