import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { type RouteSpec, statusOf } from "#contract/route.ts";

/** Calls an operation in process. An opened stream never ends, so only its head is returned. */
export async function injectOperation(
  app: FastifyInstance,
  spec: RouteSpec,
  options: InjectOptions,
): Promise<LightMyRequestResponse> {
  if (!spec.stream) return app.inject(options);
  const opened = await app.inject({ ...options, payloadAsStream: true });
  const stream = opened.stream();
  if (opened.statusCode === statusOf(spec)) {
    stream.destroy();
    return opened;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  return { ...opened, statusCode: opened.statusCode, body, payload: body, json: () => JSON.parse(body) };
}
