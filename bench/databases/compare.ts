import type { Ctx } from "#server/context.ts";

const rounds = 41;

/** Median times in ms of a small site and of a great one. */
export interface Times {
  readonly few: number;
  readonly many: number;
  readonly ratio: number;
}

export async function compare(contexts: readonly Ctx[], ask: (ctx: Ctx) => Promise<unknown>): Promise<Times> {
  const [few = 0, many = 0] = await medianTimes(contexts, ask);
  return { few, many, ratio: tenth(many / few) };
}

/** The median of each in ms. The first two times are left out: they warm the caches, as other visitors' requests would. */
export async function medianTimes(contexts: readonly Ctx[], ask: (ctx: Ctx) => Promise<unknown>): Promise<number[]> {
  const times = contexts.map((): number[] => []);
  for (let round = -2; round < rounds; round++) {
    for (const [index, ctx] of contexts.entries()) {
      const startedAt = performance.now();
      await ask(ctx);
      if (round >= 0) times[index]?.push(performance.now() - startedAt);
    }
  }
  return times.map((each) => tenth(medianOf(each)));
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
