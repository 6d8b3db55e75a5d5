import type { Ctx } from "#server/context.ts";

const rounds = 41;

/** Median times in ms of a small site and of a great one. */
export interface Times {
  readonly few: number;
  readonly many: number;
  readonly ratio: number;
}

/** The first two times are left out: they warm the caches, as other visitors' requests would. */
export async function compare(contexts: readonly Ctx[], ask: (ctx: Ctx) => Promise<unknown>): Promise<Times> {
  const times = contexts.map((): number[] => []);
  for (let round = -2; round < rounds; round++) {
    for (const [index, ctx] of contexts.entries()) {
      const startedAt = performance.now();
      await ask(ctx);
      if (round >= 0) times[index]?.push(performance.now() - startedAt);
    }
  }
  const [small = 0, great = 0] = times.map(medianOf);
  return { few: tenth(small), many: tenth(great), ratio: tenth(great / small) };
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function described({ few, many, ratio }: Times): string {
  return `${few.toFixed(1).padStart(7)} ${many.toFixed(1).padStart(7)}  ×${ratio.toFixed(1).padStart(5)}`;
}
