import type { FastifyInstance } from "fastify";
import { blocks } from "#contract/blocks/blocks.ts";
import { bind } from "#server/http/bind.ts";
import { listBlocks } from "./list-blocks.ts";
import { setBlock } from "./set-block.ts";

export function registerBlocks(app: FastifyInstance): void {
  bind(app, blocks.list, async (ctx) => ({ data: await listBlocks(ctx) }));
  bind(app, blocks.set, async (ctx, { params, body }) => {
    await setBlock(ctx, params.id, body.blocked);
    return { data: { ok: true } } as const;
  });
}
