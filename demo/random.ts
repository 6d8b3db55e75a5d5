/** A stream of pseudo-random choices that is the same for the same seed on every machine. */
export interface Random {
  float(min: number, max: number): number;
  int(min: number, max: number): number;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  chance(probability: number): boolean;
  /** An independent stream: what one part of a drawing draws never shifts the choices of another part. */
  fork(name: string): Random;
}

export function createRandom(seed: number): Random {
  let state = scramble(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    return scramble(state) / 4294967296;
  };
  return {
    float: (min, max) => min + (max - min) * next(),
    int: (min, max) => min + Math.floor((max - min + 1) * next()),
    pick: (items) => {
      const item = items[Math.floor(items.length * next())];
      if (item === undefined) throw new Error("pick() needs at least one item");
      return item;
    },
    chance: (probability) => next() < probability,
    fork: (name) => createRandom(hash(name, seed)),
  };
}

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 15), 1 | value);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return (mixed ^ (mixed >>> 14)) >>> 0;
}

function hash(name: string, seed: number): number {
  let value = seed ^ 0x9e3779b9;
  for (const letter of name) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value | 0;
}
