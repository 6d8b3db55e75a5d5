import { readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

export const root = join(import.meta.dirname, "..");

export interface Import {
  from: string;
  to: string;
  /** Gone before the code runs: `import type`, or nothing but types between the braces. */
  isType: boolean;
  /** `import("…")`: the code comes when it is asked for. */
  isLater: boolean;
}

export function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

/** What a source file imports; all paths are those in the repository. */
export function importsOf(file: string): Import[] {
  const found = read(file).matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s+"([^"]+)"|import\(\s*"([^"]+)"\s*\)|(?:^|\n)import "([^"]+)"/g,
  );
  return [...found].map((match) => ({
    from: file,
    to: target(file, match[1] ?? match[2] ?? match[3] ?? ""),
    isType: isTypeImport(match[0]),
    isLater: match[2] !== undefined,
  }));
}

function isTypeImport(statement: string): boolean {
  if (/^\s*(?:import|export)\s+type\s/.test(statement)) return true;
  const names = /^\s*(?:import|export)\s*\{([^}]*)\}\s*from/.exec(statement)?.[1];
  return names?.split(",").every((name) => /^\s*(?:type\s|$)/.test(name)) ?? false;
}

function target(file: string, specifier: string): string {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return relative(root, normalize(join(root, dirname(file), specifier)));
  return specifier;
}
