/** Says how far long work has come. */
export type Report = (line: string) => void;

/** On a terminal each line replaces the one before; nothing is said where nobody looks. */
export const reportOnTerminal: Report = (line) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${line}`);
};
