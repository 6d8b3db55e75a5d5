import { expect, test } from "vitest";
import { sources } from "./imports.ts";
import { read } from "./imports-of.ts";

/** Words that meant several things here each; what is named now has the field's word. */
const dialect = new Set(
  "house desk kept told tell letter matter frame held finding finds rival lined grown leaving poster standing keeper door".split(
    " ",
  ),
);

/** Letters of a text, frames of a browser and of a stack, and what databases and gateways call so. */
const allowed =
  /^(no|few|first|firstExtended|last|most|czech|is|small)Letters\w*$|^letters?$|^frames?$|^frameWith$|^framesOf$|^Frame$|^finding$/;

const declared = /\b(?:const|let|function|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/g;

test("what is declared has the field's word for a name", () => {
  const named = sources.flatMap((file) =>
    [...read(file).matchAll(declared)].flatMap(([, name = ""]) => {
      const words = name.split(/_|(?=[A-Z])/).map((word) => word.toLowerCase());
      return words.some((word) => dialect.has(word) || dialect.has(word.replace(/s$/, ""))) && !allowed.test(name)
        ? [`${file}: ${name}`]
        : [];
    }),
  );
  expect(named).toEqual([]);
});
