import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** A rule as its docstring says it: `B6: …` up to an empty line, in the file that decides. */
export interface Rule {
  readonly number: string;
  /** With today's values in place of `{names}`. */
  readonly sentence: string;
  readonly file: string;
}

export const root = join(import.meta.dirname, "../..");
export const read = (file: string) => readFileSync(join(root, file), "utf8");

const number = "[A-Z]{1,2}\\d+";
const start = new RegExp(`^\\s*(?:/\\*\\*|\\*|--|//) (${number}): (.+)$`);

/** All files of code; those of tests alone, or those without them. */
export function filesOf(kind: "code" | "tests"): string[] {
  const folders = "{contract,server,web,demo,scripts,test,bench}/**/*.{ts,tsx,sql}";
  const all = globSync(folders, {
    cwd: root,
    exclude: ["server/db/migrations/**", "scripts/rules/**"],
  }).sort();
  return all.filter((file) => /\.test\.tsx?$/.test(file) === (kind === "tests"));
}

/** Every rule that stands in code, in the order of the files. */
export function readRules(): Rule[] {
  return filesOf("code").flatMap((file) => {
    const lines = read(file).split("\n");
    return lines.flatMap((line, index) => {
      const [, name, first] = start.exec(line) ?? [];
      if (!name || !first) return [];
      const further = lines.slice(index + 1).map((next) => /^\s*(?:\*|--|\/\/) (.+)$/.exec(next)?.[1]);
      const end = further.findIndex((text, at) => !text || start.test(lines[index + 1 + at] ?? ""));
      const words = first.endsWith("*/") ? [first] : [first, ...further.slice(0, end)];
      const said = words.join(" ").replace(/\s*\*\/$/, "");
      return [{ number: name, sentence: said.replace(/\{([\w.]+)\}/g, (_, of) => writtenValue(of, file)), file }];
    });
  });
}

/** The rules that a text names: in words (`rule B6`, `rules B1 to B3 and B5`), or as the title of a test (`B6: …`, `B6, B7: …`). */
export function namedIn(text: string): Set<string> {
  const plain = text.replace(/\n\s*(?:\*|\/\/|--)/g, "");
  const inWords = new RegExp(`\\brules? ${number}(?:(?:, | to | and )${number})*`, "gi");
  const inTitle = new RegExp(`(?<=["\`])(?:${number}, )*${number}(?=: )`, "g");
  const lists = [...plain.matchAll(inWords), ...plain.matchAll(inTitle)].map(([list]) => list);
  return new Set(
    lists.flatMap((list) => [...list.matchAll(new RegExp(`(${number})(?: to (${number}))?`, "g"))].flatMap(between)),
  );
}

function between([, from = "", to = from]: RegExpMatchArray): string[] {
  const group = from.replace(/\d+$/, "");
  const [first, last] = [from, to].map((name) => Number(name.slice(group.length))) as [number, number];
  return Array.from({ length: last - first + 1 }, (_, index) => `${group}${first + index}`);
}

/**
 * What a constant is today, as people write it. `owner.field` is a field of an object or a setting's default, `owner.field.points` one of
 * its fields.
 */
function writtenValue(name: string, file: string): string {
  const inMs: Record<string, number> = { Ms: 1, Seconds: 1_000 };
  const unit = /(Ms|Seconds|Minor)(?:\.|$)/.exec(name)?.[1] ?? "";
  const written = valuesOf(name, file).map((value) => {
    if (unit === "Minor") return `${grouped(value / 100)} Kč`;
    return inMs[unit] ? duration(value * inMs[unit]) : grouped(value);
  });
  return written.join(", ").replace(/, (?=[^,]*$)/, " and ");
}

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, " ");

/** Two days and less are counted in hours, as people do. */
function duration(ms: number): string {
  const day = 86_400_000;
  const units = { ...(ms > 2 * day && { day }), hour: day / 24, minute: 60_000, second: 1_000 };
  const [unit, size] = Object.entries(units).find(([, size]) => ms % size === 0) ?? ["second", 1_000];
  return `${ms / size} ${unit}${ms === size ? "" : "s"}`;
}

/** Read from the text of the module that has it, so that nothing is run for it. */
function valuesOf(name: string, file: string): number[] {
  const [owner = "", ...fields] = name.split(".");
  for (const place of placesOf(owner, file)) {
    const start = `\\b${owner}(?:: [\\w.<>]+ =| =|:) (?!number\\b)([^]*)`;
    const patterns = [start, ...fields.map((field) => `\\b${field}: (?:\\w+\\()?([^]*)`)];
    const text = patterns.reduce((within, pattern) => new RegExp(pattern).exec(within)?.[1] ?? "", read(place));
    const [, list, terms] = /^(?:\[([\d_, ]+)\]|([\w.]+(?: [*/+-] [\w.]+)*))/.exec(text) ?? [];
    if (list) return list.split(", ").map((value) => Number(value.replaceAll("_", "")));
    if (terms) return [terms.split(" ").reduce(calculated(place), { value: 0, sign: "+" }).value];
  }
  throw new Error(`${file}: {${name}} is no number there`);
}

/** Where a name may stand that a sentence in a file gives: there or in what it imports, in the settings, once in contract or once in all code. */
function* placesOf(name: string, file: string): Generator<string> {
  const imported = importsOf(file);
  yield imported.find(({ names }) => new RegExp(`\\b${name}\\b`).test(names))?.place ?? file;
  yield* ["contract/settings/plain-settings.ts", "server/features/settings/default-settings.ts"];
  const has = (place: string) => new RegExp(`^(?:export )?const ${name}\\b`, "m").test(read(place));
  yield* imported.map(({ place }) => place).filter(has);
  const all = filesOf("code").filter(has);
  const shared = all.filter((place) => place.startsWith("contract/"));
  if (shared.length === 1) yield* shared;
  else if (all.length === 1) yield* all;
}

function importsOf(file: string): { names: string; place: string }[] {
  return [...read(file).matchAll(/import (?:type )?\{([^}]*)\} from "([^"]+)"/g)]
    .map(([, names = "", from = ""]) => ({
      names,
      place: from.startsWith("#") ? from.slice(1) : relative(root, join(root, dirname(file), from)),
    }))
    .filter(({ place }) => existsSync(join(root, place)));
}

function calculated(file: string) {
  return ({ value, sign }: { value: number; sign: string }, term: string) => {
    if (/^[*/+-]$/.test(term)) return { value, sign: term };
    const plain = Number(term.replaceAll("_", ""));
    const [next = 0] = Number.isNaN(plain) ? valuesOf(term, file) : [plain];
    const results: Record<string, number> = {
      "+": value + next,
      "-": value - next,
      "*": value * next,
      "/": value / next,
    };
    return { value: results[sign] ?? next, sign };
  };
}
