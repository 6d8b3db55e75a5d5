import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { maxUploadBytes } from "#contract/listings/publication-limits.ts";

/** Accepts multipart bodies for the operations that `bindAll` binds; every other operation refuses them. */
export async function withUploads(app: FastifyInstance, bindAll: (scope: FastifyInstance) => void): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: maxUploadBytes, files: 1, fields: 5, parts: 6, fieldSize: 1_000, headerPairs: 20 },
    });
    bindAll(scope);
  });
}
