import { maxUploadBytes } from "#contract/listings/publication-limits.ts";
import { openRawConnection, type RawConnection } from "#test/rig/raw-connection.ts";

/** The ways in which a connection keeps a server waiting: the last two read slowly, the others never finish sending. */
export const slowKinds = ["silent", "headers", "body", "upload", "answers", "events"] as const;
type SlowKind = (typeof slowKinds)[number];

export interface SlowCrowd {
  /** How many of a kind the server has not ended yet. */
  open(kind: SlowKind): number;
  /** Resolves when the server has ended every one of a kind, with the beginnings of what it answered. */
  ended(kind: SlowKind): Promise<string[]>;
  close(): void;
}

/** The targets of the crowd: a lot, and a listing of its own with room for pictures. */
export interface SlowGoal {
  readonly lotId: number;
  readonly listingId: number;
  readonly token: string;
}

const trickleMs = 500;
/** How many times a large answer is asked for: more than the buffers of both ends hold, fewer than a connection may queue. */
const unreadAnswers = 12;

/** Opens `count` connections of each kind, each sending a byte now and then, or reading nothing at all. */
export async function openSlowCrowd(port: number, count: number, goal: SlowGoal): Promise<SlowCrowd> {
  const crowd = new Map<SlowKind, RawConnection[]>();
  for (const kind of slowKinds) {
    const opened = await Promise.all(Array.from({ length: count }, () => openRawConnection(port)));
    for (const { socket } of opened) socket.write(beginning(kind, goal));
    if (isReader(kind)) for (const { socket } of opened) socket.pause();
    crowd.set(kind, opened);
  }
  const all = () => [...crowd.values()].flat();
  const timer = setInterval(() => {
    // A client that reads nothing notices the end of its connection only by writing.
    for (const kind of ["headers", "body", "upload", "answers"] as const) {
      for (const { socket } of crowd.get(kind) ?? []) if (socket.writable) socket.write("x");
    }
  }, trickleMs);
  return {
    open: (kind) => (crowd.get(kind) ?? []).filter(({ socket }) => !socket.closed).length,
    ended: (kind) =>
      Promise.all(
        (crowd.get(kind) ?? []).map(async ({ gone }) => {
          const { heard } = await gone;
          return heard.slice(0, 12);
        }),
      ),
    close: () => {
      clearInterval(timer);
      for (const { socket } of all()) socket.destroy();
    },
  };
}

function isReader(kind: SlowKind): boolean {
  return kind === "answers" || kind === "events";
}

function beginning(kind: SlowKind, { lotId, listingId, token }: SlowGoal): string {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: kabinet\r\n\r\n`;
  const post = (path: string, type: string, bytes: number) =>
    `POST ${path} HTTP/1.1\r\nhost: kabinet\r\nauthorization: Bearer ${token}\r\n` +
    `content-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`;
  const texts: Record<SlowKind, string> = {
    silent: "",
    headers: "GET /api/auctions HTTP/1.1\r\nhost: kabinet\r\nx-slow: ",
    body: `${post("/api/auth/login", "application/json", 100_000)}{"email":"`,
    upload:
      post(`/api/me/advertisements/${listingId}/images`, "multipart/form-data; boundary=b", maxUploadBytes) +
      '--b\r\ncontent-disposition: form-data; name="image"; filename="slow.jpg"\r\n\r\n',
    answers: get("/api/openapi.json").repeat(unreadAnswers),
    events: get(`/api/auctions/${lotId}/events`),
  };
  return texts[kind];
}
