import { basename } from "node:path";
import groups from "./groups.json" with { type: "json" };
import { filesOf, namedIn, read, readRules } from "./rules-in-code.ts";

/** The rules of the business as a document: by groups, each with the code that decides it and the tests that name it. */
export function rulesDocument(): string {
  const rules = readRules();
  const [code, tests] = (["code", "tests"] as const).map((kind) => namesOf(filesOf(kind)));
  const parts = Object.entries(groups).map(([group, [title, note]]) => {
    const own = rules.filter((rule) => rule.number.replace(/\d+$/, "") === group);
    const rows = own
      .sort((a, b) => place(a.number) - place(b.number))
      .map(({ number, sentence, file }) => {
        const others = (code?.get(number) ?? []).filter((other) => other !== file && !/^(test|bench)\//.test(other));
        const cells = [number, sentence, ...[[file], others, tests?.get(number) ?? []].map(links)];
        return `| ${cells.join(" | ")} |`;
      });
    return [
      `## ${group} ${title}`,
      ...(note ? [note] : []),
      "",
      "| no. | rule | decided in | cited in | test |",
      "|---|---|---|---|---|",
      ...rows,
      "",
    ].join("\n");
  });
  return `${head}\n${parts.join("\n")}`;
}

const head = `# Rules

Every rule of the business as the code has it today: \`npm run rules\` writes this page from the docstrings \`B6: …\` of the files that
decide, with the numbers that hold now. "Setting" means that the operator may say otherwise; the number given
is what holds until then. Instants are UTC; "Prague" means the wall clock of Europe/Prague.
`;

const place = (number: string) => Number(number.replace(/^[A-Z]+/, ""));

const links = (files: readonly string[]) => files.map((file) => `[${basename(file)}](../${file})`).join(", ");

/** The files that name each rule. */
function namesOf(files: readonly string[]): Map<string, string[]> {
  const pairs = files.flatMap((file) => [...namedIn(read(file))].map((number) => ({ file, number })));
  return new Map(
    [...Map.groupBy(pairs, ({ number }) => number)].map(([number, of]) => [number, of.map(({ file }) => file)]),
  );
}
