import { availableParallelism } from "node:os";
import { type Failover, runFailover } from "#test/faults/run-failover.ts";
import { type FaultKind, type FaultRound, faultKinds, runFault } from "#test/faults/run-faults.ts";
import { type FullDiskRound, runFullDisk } from "#test/faults/run-full-disk.ts";
import { runSlowSockets } from "#test/faults/run-slow-sockets.ts";
import { slowKinds } from "#test/faults/slow-crowd.ts";
import { setSmallSteps } from "#test/load/ground.ts";
import { type GatewayPeers, openGatewayPeers } from "#test/payments/gateway-peers.ts";
import { type KillRound, killMoments, runPaymentKill } from "#test/payments/run-payment-kill.ts";
import { runWebhooks } from "#test/payments/run-webhooks.ts";
import { inSite } from "#test/rig/in-site.ts";
import type { Site } from "#test/rig/open-site.ts";
import { mountSmallDisk } from "#test/rig/small-disk.ts";

const limitMs = 40 * 60_000;
const rounds = 20;
const slowSockets = 1_000;
/**
 * A little longer than the server waits for a client's headers and body (server/http/socket-limits.ts).
 */
const slowLimitMs = 45_000;
const diskRounds = 5;
const failovers = 5;
const diskMegabytes = 200;
/** How long a server or a database that is killed may take to be back, ms (rule LI9). */
const recoveryLimitMs = 10_000;

/**
 * `npm run faults`: twenty times each, `kill -9` of a server, of PostgreSQL and of both in the middle of bidding.
 * `npm run faults -- failover`: five times, the database of two servers dies for good and its standby is promoted.
 * `npm run faults -- disk`: five times, the disk fills in the middle of bidding, and is freed again.
 * `npm run faults -- slow`: a thousand slow connections come to a server while people bid.
 * `npm run faults -- payments`: twenty times, `kill -9` of a server around the booking of payments.
 * `npm run faults -- webhooks`: ten thousand webhooks about a thousand payments, in random order, repeated, false ones among them.
 */
switch (process.argv[2]) {
  case undefined:
    await inSite(limitMs, playKills);
    break;
  case "failover":
    await playFailovers();
    break;
  case "disk":
    await playFullDisk();
    break;
  case "slow":
    await inSite(limitMs, playSlowSockets);
    break;
  case "payments":
    await withPeers(playPaymentKills);
    break;
  case "webhooks":
    await withPeers(playWebhooks);
    break;
  default:
    console.error(
      `There is no "${process.argv[2]}": npm run faults, with nothing, failover, disk, slow, payments or webhooks.`,
    );
    process.exitCode = 2;
}

async function playKills(site: Site) {
  await setSmallSteps(site.ctx);
  const kinds: object[] = [];
  let failed = false;
  for (const kind of faultKinds) {
    const played = await play(site, kind);
    failed ||= played.some(isFailed);
    kinds.push(summary(kind, played));
  }
  return { failed, figures: { run: "faults", cores: availableParallelism(), recoveryLimitMs, kinds } };
}

async function playFailovers(): Promise<void> {
  const played: Failover[] = [];
  for (let round = 0; round < failovers; round++) {
    played.push(await runFailover());
    console.error(`${round + 1}/${failovers} ${JSON.stringify(played.at(-1))}`);
  }
  const failed = played.some(({ faults, recoveryMs }) => faults.length > 0 || recoveryMs > recoveryLimitMs);
  console.log(JSON.stringify({ date: new Date().toISOString(), failed, run: "failover", recoveryLimitMs, played }));
  if (failed) process.exitCode = 1;
}

async function playSlowSockets(site: Site) {
  await setSmallSteps(site.ctx);
  const run = await runSlowSockets(site, Math.ceil(slowSockets / slowKinds.length));
  const failed = run.faults.length > 0 || run.silent > 0 || run.endedAfterMs > slowLimitMs;
  return { failed, figures: { run: "slow sockets", slowSockets, slowLimitMs, ...run } };
}

async function withPeers(
  play: (site: Site, peers: GatewayPeers) => Promise<{ failed: boolean; figures: object }>,
): Promise<void> {
  const peers = await openGatewayPeers();
  try {
    await inSite(limitMs, (site) => play(site, peers), undefined, peers.settings);
  } finally {
    peers.close();
  }
}

async function playPaymentKills(site: Site, peers: GatewayPeers) {
  const played: KillRound[] = [];
  for (let round = 0; round < rounds; round++) {
    const moment = killMoments[round % killMoments.length] ?? "anywhere";
    const outcome = await runPaymentKill(site, peers, { moment, victim: round % 2 === 0 ? 1 : 0 });
    played.push(outcome);
    console.error(`${round + 1}/${rounds} ${JSON.stringify(outcome)}`);
  }
  const sum = (name: "payments" | "booked" | "granted") => played.reduce((total, each) => total + each[name], 0);
  const faults = played.flatMap((round) => round.faults);
  const figures = {
    ...{ run: "payment kills", rounds, payments: sum("payments") },
    ...{ bookedAtTheKill: sum("booked"), grantedAtTheKill: sum("granted"), faults },
  };
  return { failed: faults.length > 0, figures };
}

async function playWebhooks(site: Site, peers: GatewayPeers) {
  const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31));
  const run = await runWebhooks(site, peers, { payments: 1_000, webhooks: 10_000, seed });
  return { failed: run.faults.length > 0 || run.left > 0, figures: { run: "webhooks", ...run } };
}

async function playFullDisk(): Promise<void> {
  const disk = await mountSmallDisk(diskMegabytes);
  if (!disk) {
    console.error("A small disk can be mounted by root alone, on Linux: nothing was tried.");
    return;
  }
  try {
    await inSite(
      limitMs,
      async (site) => {
        await setSmallSteps(site.ctx);
        const played: FullDiskRound[] = [];
        for (let round = 0; round < diskRounds; round++) {
          const outcome = await runFullDisk(site, disk);
          played.push(outcome);
          console.error(JSON.stringify(outcome));
        }
        const failed = played.some(
          ({ faults, upload, recoveryMs }) =>
            faults.length > 0 || !upload.startsWith("503") || recoveryMs > recoveryLimitMs,
        );
        return { failed, figures: { run: "full disk", diskMegabytes, recoveryLimitMs, played } };
      },
      disk.path,
    );
  } finally {
    await disk.unmount();
  }
}

async function play(site: Site, kind: FaultKind): Promise<FaultRound[]> {
  const played: FaultRound[] = [];
  for (let round = 0; round < rounds; round++) {
    const outcome = await runFault(site, kind, round);
    played.push(outcome);
    const { accepted, silent, recoveryMs, faults } = outcome;
    console.error(
      `${kind} ${round + 1}/${rounds}: ${accepted} accepted, ${silent} unanswered, back after ${recoveryMs} ms; ` +
        (faults.length === 0 ? "all invariants hold" : `BROKEN: ${faults.slice(0, 5).join("; ")}`),
    );
  }
  return played;
}

function isFailed({ faults, recoveryMs }: FaultRound): boolean {
  return faults.length > 0 || recoveryMs > recoveryLimitMs;
}

function summary(kind: FaultKind, played: readonly FaultRound[]): object {
  const sum = (name: "accepted" | "silent") => played.reduce((total, round) => total + round[name], 0);
  const recoveries = played.map(({ recoveryMs }) => recoveryMs).sort((a, b) => a - b);
  return {
    kind,
    rounds: played.length,
    accepted: sum("accepted"),
    unanswered: sum("silent"),
    medianRecoveryMs: recoveries[Math.floor(recoveries.length / 2)],
    longestRecoveryMs: recoveries.at(-1),
    faults: played.flatMap(({ faults }) => faults),
  };
}
