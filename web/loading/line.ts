/** What could not be had is asked for again after so long (ms). */
const pauseMs = 3_000;

/** Whether the server can be reached now: any answer will do. What `navigator` says of the line is only of this machine. */
export function isLineThere(): Promise<boolean> {
  return fetch("/robots.txt", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
}

export function pauseForLine(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pauseMs));
}
