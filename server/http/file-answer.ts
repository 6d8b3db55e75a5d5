import type { FileAnswer } from "#contract/values/file-answer.ts";

/** A file that the server has made as the API answers with it; `type` is its media type. */
export function answerWith({ name, type, data }: { name: string; type: string; data: Buffer }): FileAnswer {
  return { data: { name, type, base64: data.toString("base64") } };
}
