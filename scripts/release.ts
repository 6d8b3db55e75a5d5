import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, globSync, lstatSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CannotStart } from "#server/cannot-start.ts";
import { locateBinaries } from "#server/db/embedded/locate-binaries.ts";
import { projectFolder as root } from "#server/project-folder.ts";
import { running } from "#server/version.ts";
import { packagesToRun } from "./release/packages-to-run.ts";
import { runCommand } from "./run-command.ts";
import { nodeVersion } from "./setup/project.mjs";

/** What of the repository a running installation and its operator need. */
const sources = [
  ...["server", "contract", "scripts", "deploy", "docs", "decisions"],
  ...["package.json", "package-lock.json", ".env.example", "README.md", "LICENSE"],
];
/** What packages bring for those who develop with them. */
const unneeded = /\.(map|[cm]?ts|flow)$|(?<!licen[cs]e)\.md$/i;
const folder = join(root, "release");
const stage = join(folder, "stage");

/**
 * `npm run release`: release/kabinet-VERSION-PLATFORM.tar.gz of the committed sources, the built pages, the packages that run and Node.js
 * itself, with its SHA-256 beside it. The same commit gives the same bytes on the same platform.
 */
async function release(): Promise<void> {
  const changed = git("status", "--porcelain");
  if (changed) throw new CannotStart(`A release is made of a commit, and these are not committed:\n${changed}`);
  if (process.versions.node !== nodeVersion) throw new CannotStart(`A release is made by Node ${nodeVersion}.`);
  // It also makes the links between PostgreSQL's libraries, which npm leaves out.
  await locateBinaries(null);
  rmSync(folder, { recursive: true, force: true });
  stageNode();
  stageFile("VERSION", `${running.version} ${running.commit}\n`);
  const name = `kabinet-${running.version}-${process.platform}-${process.arch}.tar.gz`;
  const archive = join(folder, name);
  pack(archive, [...sourceFiles(), ...filesIn("build"), ...packagesToRun(root).flatMap(packageFiles)]);
  rmSync(stage, { recursive: true });
  const hash = createHash("sha256").update(readFileSync(archive)).digest("hex");
  writeFileSync(`${archive}.sha256`, `${hash}  ${name}\n`);
  process.stdout.write(`${archive}: ${Math.round(statSync(archive).size / 1024 ** 2)} MB\n`);
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
}

/** Node.js where `npm start` looks for what it would fetch otherwise. */
function stageNode(): void {
  stageFile(".runtime/node/package.json", `${JSON.stringify({ version: nodeVersion })}\n`);
  mkdirSync(join(stage, ".runtime/node/bin"));
  copyFileSync(process.execPath, join(stage, ".runtime/node/bin/node"));
}

function stageFile(path: string, content: string): void {
  mkdirSync(dirname(join(stage, path)), { recursive: true });
  writeFileSync(join(stage, path), content);
}

function sourceFiles(): string[] {
  return git("ls-files", "--", ...sources)
    .split("\n")
    .filter((file) => !/\.test\.ts$/.test(file));
}

/** Without packages inside of a package, which are followed for themselves. */
function packageFiles(place: string): string[] {
  return filesIn(place, ["**/node_modules"]).filter((file) => !unneeded.test(file));
}

function filesIn(place: string, exclude: string[] = []): string[] {
  return globSync("**", { cwd: join(root, place), exclude })
    .map((file) => join(place, file))
    .filter((file) => !lstatSync(join(root, file)).isDirectory());
}

/** Order, times, owners and modes depend on the commit alone. */
function pack(archive: string, files: readonly string[]): void {
  const own = [
    ...["--sort=name", `--mtime=@${git("log", "-1", "--format=%ct")}`, "--owner=0", "--group=0", "--numeric-owner"],
    ...["--mode=u=rwX,go=rX", "--format=gnu", "--hard-dereference", "--no-recursion", "--null"],
    ...[`--transform=s,^,kabinet-${running.version}/,SH`],
  ];
  const parents = new Set(files.flatMap(parentsOf));
  writeFileSync(join(folder, "files"), [...parents, ...files].sort().join("\0"));
  const compress = ["--use-compress-program=gzip -n", "-cf", archive];
  const staged = ["VERSION", ".runtime/node/package.json", ".runtime/node/bin/node"];
  const { status } = spawnSync(
    "tar",
    [...own, ...compress, "-C", root, `--files-from=${join(folder, "files")}`, "-C", stage, ...staged],
    { stdio: "inherit" },
  );
  rmSync(join(folder, "files"));
  if (status !== 0) throw new CannotStart("tar (GNU's) has not made the archive.");
}

function parentsOf(file: string): string[] {
  const parent = dirname(file);
  return parent === "." ? [] : [parent, ...parentsOf(parent)];
}

runCommand(release);
