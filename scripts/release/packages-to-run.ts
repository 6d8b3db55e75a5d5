import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Locked {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** What `npm start` builds the pages with in a checkout; a release has them built. */
const ofTheBuild = [
  ...["@react-router/dev", "@tailwindcss/vite", "tailwindcss", "vite", "subset-font"],
  ...["@fontsource-variable/newsreader", "@fontsource-variable/source-sans-3"],
];

/** The folders below `root` of all packages that the built pages, the server and the operators' commands may import. */
export function packagesToRun(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, Locked>;
  };
  const found = new Set<string>();
  const follow = (name: string, from: string) => {
    const folder = folderOf(name, from, packages);
    // Binaries of other platforms are in the lockfile alone.
    if (!folder || found.has(folder) || !existsSync(join(root, folder))) return;
    found.add(folder);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[folder] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !peerDependenciesMeta?.[peer]?.optional);
    for (const next of [...Object.keys({ ...optionalDependencies, ...dependencies }), ...peers])
      if (!ofTheBuild.includes(next)) follow(next, folder);
  };
  for (const name of Object.keys(packages[""]?.dependencies ?? {})) if (!ofTheBuild.includes(name)) follow(name, "");
  return [...found].sort();
}

/** Where `name` is found from the package in `from`: in its own folder of packages, else in those around it. */
function folderOf(name: string, from: string, packages: Record<string, Locked>): string | null {
  const folder = `${from && `${from}/`}node_modules/${name}`;
  if (folder in packages) return folder;
  return from === "" ? null : folderOf(name, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))), packages);
}
