/** Does `work` with each of `all`, in order, with so many at once; the first failure is thrown, and nothing is begun after it. */
export async function eachAtOnce<T>(
  all: readonly T[],
  atOnce: number,
  work: (one: T, index: number) => Promise<void>,
): Promise<void> {
  const rest = all.entries();
  let hasFailed = false;
  const workOn = async () => {
    for (const [index, one] of rest) {
      if (hasFailed) return;
      await work(one, index).catch((error) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOn));
}
