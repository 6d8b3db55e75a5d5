import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown } from "vite";

type Program = ReturnType<Rolldown.PluginContext["parse"]>;

const contract = join(import.meta.dirname, "../../contract/");
const api = join(contract, "api.ts");

/**
 * The contract as browsers need it. Of the operations they get method and path alone. Calls that make schemas are marked
 * as free of effects, so that a page that reads a constant beside an unused schema does not bring zod along.
 */
export function contractForBrowser(): Plugin {
  return {
    name: "kabinet:contract-for-browser",
    applyToEnvironment: (environment) => environment.name === "client",
    load: (id) => (id === api ? writeOperations() : null),
    transform(code, id) {
      if (!id.startsWith(contract) || id === api) return null;
      return { code: withPureCalls(code, this.parse(code).body), map: null };
    },
  };
}

async function writeOperations(): Promise<string> {
  const { api: features } = (await import(pathToFileURL(api).href)) as typeof import("../../contract/api.ts");
  const short = Object.entries(features).map(([feature, operations]) => [
    feature,
    Object.fromEntries(Object.entries(operations).map(([name, { method, path }]) => [name, { method, path }])),
  ]);
  return `export const api = ${JSON.stringify(Object.fromEntries(short))};`;
}

/** Schemas, operations in an object, and lists made of others. */
const made = new Set(["CallExpression", "ObjectExpression", "ArrayExpression"]);

/** `export const a = f(x)` becomes `export const a = (() => (f(x)))()`, marked to go where nobody uses `a`. */
function withPureCalls(code: string, statements: Program["body"]): string {
  const calls = statements.flatMap((statement) => {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration") return [];
    return declared.declarations.flatMap(({ init }) => (init && made.has(init.type) ? [init] : []));
  });
  // From the end on, so that the places before stay where they are.
  return calls.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/*#__PURE__*/(() => (${text.slice(start, end)}))()${text.slice(end)}`,
    code,
  );
}
