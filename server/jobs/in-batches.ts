/** Works through rows in batches of at most `size`, until one comes back short; returns how much was done. */
export async function inBatches(size: number, doBatch: (size: number) => Promise<number>): Promise<number> {
  let done = 0;
  for (;;) {
    const count = await doBatch(size);
    done += count;
    if (count < size) return done;
  }
}
