/** A failure outside the project; the message is for the person who typed the command. */
export class SetupFailed extends Error {}

/** Causes outside the project, as Node, npm and the build name them, each with the line that says what to do. */
const causes = [
  [/\b(ENOSPC|EDQUOT)\b/, (code) => `The disk is full (${code}): free some space, then run the command again.`],
  [
    /\b(EACCES|EPERM|EROFS)\b/,
    (code, words) => `${placeIn(words)} cannot be written (${code}): see to its owner, or clone where you may write.`,
  ],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|E50\d)\b/,
    (code) =>
      `The npm registry cannot be reached (${code}): see to the network or to npm's setting "registry", then run the command again.`,
  ],
];

/** The one line for a cause that is known, by its code in the given words; null for any other. */
export function causeIn(words) {
  for (const [pattern, line] of causes) {
    const found = pattern.exec(words);
    if (found) return line(found[0], words);
  }
  return null;
}

/** npm tells it as `path /a/b`, Node as `mkdir '/a/b'`. */
function placeIn(words) {
  return /(?:\bpath |')(\/[^\s']+)/.exec(words)?.[1] ?? "The project's folder";
}

/** Ends a script's `main()`: an expected failure prints its message, any other a trace. */
export function exitWith(error) {
  const line = error instanceof SetupFailed ? error.message : error?.code && causeIn(String(error.message));
  console.error(line || error);
  process.exit(1);
}
