import { expect, test } from "vitest";
import { readWithProgress } from "./read-with-progress.ts";

const parts = ["„Kouř", "ová", "“ láhev"].map((part) => new TextEncoder().encode(part));
const total = parts.reduce((sum, part) => sum + part.byteLength, 0);
const answer = (headers: Record<string, string>) => {
  const stream = new ReadableStream({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  return new Response(stream, { headers });
};

test("the share of an announced answer grows to one, and its text is whole", async () => {
  const shares: number[] = [];
  const text = await readWithProgress(answer({ "content-length": String(total) }), (share) => shares.push(share));
  expect(text).toBe("„Kouřová“ láhev");
  expect(shares).toHaveLength(3);
  expect(shares.at(-1)).toBe(1);
});

test.each([[{}], [{ "content-length": "5", "content-encoding": "br" }]])(
  "where the number of bytes says nothing there is no share",
  async (headers: Record<string, string>) => {
    const shares: number[] = [];
    expect(await readWithProgress(answer(headers), (share) => shares.push(share))).toBe("„Kouřová“ láhev");
    expect(shares).toEqual([]);
  },
);
