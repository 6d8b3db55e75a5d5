const closings: (() => unknown)[] = [];

/** What a test file has opened (an application, a database, a stream) is closed when the file is done, the latest first. */
export function closeAfterFile(close: () => unknown): void {
  closings.push(close);
}

/** Closes what this file has opened; one that cannot be closed does not keep the others open. */
export async function closeOpened(): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closings.splice(0).reverse()) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "something that a test opened could not be closed");
}
