/** Set by scripts whose standard output belongs to the program that they run. */
let stream = process.stdout;

export function reportToStandardError() {
  stream = process.stderr;
}

/** Prints one line a step: its name, then how long it took or that it failed. */
export async function reportStep(title, work) {
  const startedAt = Date.now();
  stream.write(`${title} … `);
  try {
    const result = await work();
    stream.write(`${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    stream.write("failed\n");
    throw error;
  }
}
