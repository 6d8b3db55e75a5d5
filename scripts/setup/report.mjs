/** Set by scripts whose standard output belongs to the program that they run. */
let stream = process.stdout;

export function reportToStandardError() {
  stream = process.stderr;
}

/** Prints a line when a step begins and one when it is done, since another step may go on beside it. */
export async function reportStep(title, work) {
  const startedAt = Date.now();
  stream.write(`${title} …\n`);
  try {
    const result = await work();
    stream.write(`${title}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    stream.write(`${title}: failed\n`);
    throw error;
  }
}
