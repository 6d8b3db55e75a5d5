import { dictionary } from "@zxcvbn-ts/language-common";
import { czechPasswordWords } from "./czech-password-words.ts";

/** A guesser tries a word with up to this many digits or signs around it. */
const maxDecoration = 4;
const minWordLength = 4;
const fewestDistinctCharacters = 5;
const runs = ["01234567890123456789", "98765432109876543210", "abcdefghijklmnopqrstuvwxyz"];
const rows = ["qwertyuiop", "qwertzuiop", "asdfghjkl", "yxcvbnm", "zxcvbnm"];

/**
 * A1: A password has {minPasswordLength} to 200 characters and is none of the first that a guesser would try.
 *
 * Whether one is among those first ones: a listed one, a listed word with a few digits, a run along the alphabet or the keyboard, one piece
 * repeated, or what the account itself shows.
 */
export function isCommonPassword(password: string, account: { email: string; username: string }): boolean {
  const plain = withoutAccents(password);
  const own = [account.email, account.email.split("@")[0] ?? "", account.username].map(withoutAccents);
  const word = withoutDecoration(plain);
  return (
    isListed(plain) ||
    (word.length >= minWordLength && (isListed(word) || own.includes(word))) ||
    own.includes(plain) ||
    new Set(plain).size < fewestDistinctCharacters ||
    isRepetition(plain) ||
    isRun(plain)
  );
}

const listed: ReadonlySet<string> = new Set([
  ...(dictionary["passwords-common"] ?? []).map((entry) => String(entry)),
  ...czechPasswordWords,
]);

function isListed(text: string): boolean {
  return listed.has(text);
}

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The word inside `12word!`, where the signs around it are easy to guess: a few, or a run such as 123456. */
function withoutDecoration(text: string): string {
  const core = text.replace(/^[^a-z]+|[^a-z]+$/g, "");
  const decoration = core ? text.replace(core, "") : "";
  return decoration.length <= maxDecoration || isRun(decoration) ? core : text;
}

function isRun(text: string): boolean {
  const along = [...runs, ...rows.map((row) => row + row)];
  return along.some((run) => run.includes(text) || run.includes(reversed(text)));
}

function isRepetition(text: string): boolean {
  return /^(.{1,6}?)\1+$/u.test(text);
}

function reversed(text: string): string {
  return [...text].reverse().join("");
}
