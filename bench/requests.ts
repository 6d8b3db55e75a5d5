import { readdir, readFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { startSite } from "./pages/start-site.ts";
import { type DearRequest, dearRequests } from "./requests/dear-requests.ts";

const times = 12;
/** A tick of the kernel's clock, as /proc counts time (USER_HZ). */
const tickMs = 10;
const asked = 100;
const floods = 8;
const askedHealthMs = 300;

/**
 * What strangers' dearest requests cost: time of the processor that the server and its PostgreSQL take for one, each time for other
 * words and from another address; and how long `/health` takes while eight bodies of a megabyte arrive. Linux only.
 */
export async function benchRequests(args: readonly string[] = []): Promise<object> {
  const { values } = parseArgs({ args: [...args], options: { keep: { type: "string" } } });
  const load = loadavg()[0];
  const site = await startSite(values.keep);
  try {
    const rows: { name: string; cpuMs: number; status: string }[] = [];
    for (const request of await dearRequests(site.origin)) rows.push(await costOf(site, request));
    rows.sort((a, b) => b.cpuMs - a.cpuMs);
    for (const { name, cpuMs, status } of rows)
      console.error(`${name.padEnd(44)} ${String(cpuMs).padStart(5)} ms  ${status}`);
    const healthMs = await healthBesideFloods(site.origin);
    console.error(`/health beside ${floods} bodies of 1 MB: ${healthMs} ms (asked: ${askedHealthMs})`);
    return { cores: availableParallelism(), load, asked, rows, healthMs, askedHealthMs };
  } finally {
    await site.close();
  }
}

async function costOf(site: { origin: string; pid: number }, { name, ask }: DearRequest) {
  const statuses = new Set<number>();
  const begun = await ticksBelow(site.pid);
  for (let time = 0; time < times; time++) statuses.add(await ask(time));
  const ticks = (await ticksBelow(site.pid)) - begun;
  return { name, cpuMs: Math.round((ticks * tickMs) / times), status: [...statuses].join(", ") };
}

/** Ticks that a process and all below it have taken, with those of ended children. */
async function ticksBelow(pid: number): Promise<number> {
  const processes = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(processes.map((name) => readFile(`/proc/${name}/stat`, "utf8").catch(() => "")));
  const known = stats.filter(Boolean).map((stat) => {
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid: Number.parseInt(stat, 10), parent: Number(fields[1]), ticks };
  });
  const below = (parent: number): number =>
    known.filter((each) => each.parent === parent).reduce((sum, each) => sum + each.ticks + below(each.pid), 0);
  return (known.find((each) => each.pid === pid)?.ticks ?? 0) + below(pid);
}

/** The longest of the waits for `/health` while the bodies are on their way, in ms. */
async function healthBesideFloods(origin: string): Promise<number> {
  const body = `[${"[],".repeat(349_524)}[]]`;
  let isOver = false;
  const flood = Array.from({ length: floods }, () =>
    fetch(`${origin}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    }).then(
      (answer) => answer.text(),
      () => "refused before it was read",
    ),
  );
  void Promise.all(flood).then(() => {
    isOver = true;
  });
  let longest = 0;
  do {
    const begun = performance.now();
    await (await fetch(`${origin}/health`)).text();
    longest = Math.max(longest, performance.now() - begun);
  } while (!isOver);
  return Math.round(longest);
}
