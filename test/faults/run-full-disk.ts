import { driveBidders } from "#test/load/drive-bidders.ts";
import { checkGround, lotsOf, prepareGround, type Tally } from "#test/load/ground.ts";
import { isAnswered, watchCalls } from "#test/load/watch-calls.ts";
import { makeListing } from "#test/make/listing.ts";
import { pictureBytes, uploadForm } from "#test/make/picture.ts";
import type { Site } from "#test/rig/open-site.ts";
import type { SmallDisk } from "#test/rig/small-disk.ts";

export interface FullDiskRound extends Tally {
  /** Bids answered 503 while the disk was full. */
  readonly turnedAway: number;
  /** Statuses of reading a lot and of an upload while the disk was full. */
  readonly reads: Readonly<Record<string, number>>;
  readonly upload: string;
  /** Whether PostgreSQL was started again, since it stops where it cannot write its log. */
  readonly restarted: boolean;
  /** From the freeing of the disk until every server has stored a bid. */
  readonly recoveryMs: number;
}

const bidders = 30;
const lots = 5;
const answersBefore = 100;
const turnedAwayAtLeast = 200;
const readings = 20;
const patienceMs = 120_000;

/** The disk fills in the middle of bidding and stays full for a while; then everything is checked. */
export async function runFullDisk(site: Site, disk: SmallDisk): Promise<FullDiskRound> {
  const ground = await prepareGround(site.ctx, { bidders, lots });
  const [seller] = ground.bidders;
  const draft = await makeListing(site.ctx, {
    sellerId: seller?.id ?? 0,
    status: "draft",
    publishedAt: null,
  });
  const pidBefore = await site.postgresPid();
  const over = new AbortController();
  const watch = watchCalls();
  const driving = driveBidders({
    ports: site.ports,
    bidders: ground.bidders,
    lots: lotsOf(ground),
    bidsEach: 1_000_000,
    signal: over.signal,
    onCall: watch.onCall,
  });
  try {
    await watch.until(answersBefore, isAnswered, patienceMs);
    await disk.fill();
    const fullAt = performance.now();
    await watch.until(
      turnedAwayAtLeast,
      ({ outcome, startedAt }) => startedAt > fullAt && outcome.kind === "silence" && outcome.status === 503,
      patienceMs,
    );
    const reads = await readLots(site, lotsOf(ground)[0]?.id ?? 0);
    const upload = await uploadTo(site, draft.id, seller?.token ?? "");
    const turnedAway = watch.calls.filter(({ outcome }) => outcome.kind === "silence" && outcome.status === 503).length;
    await disk.free();
    const freeAt = performance.now();
    await Promise.all(
      site.ports.map((_, server) =>
        watch.until(
          10,
          (call) => call.server === server && call.startedAt > freeAt && call.outcome.kind === "accepted",
          patienceMs,
        ),
      ),
    );
    const recoveryMs = Math.round(performance.now() - freeAt);
    over.abort();
    const tally = await checkGround(site.ctx, ground, await driving);
    const restarted = (await site.postgresPid()) !== pidBefore;
    return { ...tally, turnedAway, reads, upload, restarted, recoveryMs };
  } finally {
    over.abort();
    await disk.free();
    await driving;
  }
}

async function readLots({ ports }: Site, lotId: number): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (let round = 0; round < readings; round++) {
    const { status } = await fetch(`http://127.0.0.1:${ports[round % ports.length]}/api/auctions/${lotId}`);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

async function uploadTo({ ports }: Site, listingId: number, token: string): Promise<string> {
  const { payload, headers } = uploadForm(await pictureBytes(1_200, 900));
  const answer = await fetch(`http://127.0.0.1:${ports[0]}/api/me/advertisements/${listingId}/images`, {
    method: "POST",
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  });
  const { code } = (await answer.json()) as { code?: string };
  return `${answer.status} ${code ?? ""}`.trim();
}
