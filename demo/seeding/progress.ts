import cliProgress from "cli-progress";

export interface Progress {
  step(count: number): void;
  stop(): void;
}

/** A bar on a terminal; elsewhere nothing but what is said at the end. */
export function showProgress(title: string, total: number): Progress {
  if (!process.stderr.isTTY) return { step: () => {}, stop: () => {} };
  const bar = new cliProgress.SingleBar(
    {
      format: `${title} {bar} {value}/{total}`,
      stream: process.stderr,
      hideCursor: true,
      barsize: 30,
    },
    cliProgress.Presets.shades_grey,
  );
  bar.start(total, 0);
  return { step: (count) => bar.increment(count), stop: () => bar.stop() };
}
