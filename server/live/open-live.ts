import type pg from "pg";
import type { Ctx } from "#server/context.ts";
import { type LiveSettings, usualLiveSettings } from "./live-settings.ts";
import { type NotificationLine, openNotificationLine } from "./notification-line.ts";
import { openStreamBook, type StreamBook } from "./stream-book.ts";

/** The base of every feature's live part: one for each application. */
export interface Live {
  readonly ctx: Ctx;
  readonly line: NotificationLine;
  readonly streams: StreamBook;
  readonly settings: LiveSettings;
  /** Runs at the stop, after the streams have been ended and before the line is closed. */
  onStop(then: () => unknown): void;
  stop(): Promise<void>;
}

/** Opens nothing yet: the line to PostgreSQL is made with the first stream or the first change. */
export function openLive(ctx: Ctx, database: pg.ClientConfig, given: Partial<LiveSettings> = {}): Live {
  const settings = { ...usualLiveSettings, ...given };
  const line = openNotificationLine(ctx, database);
  const streams = openStreamBook(ctx, settings);
  const stoppers: (() => unknown)[] = [];
  return {
    ctx,
    line,
    streams,
    settings,
    onStop: (then) => void stoppers.push(then),
    stop: async () => {
      streams.stop();
      for (const then of stoppers) await then();
      await line.stop();
    },
  };
}
