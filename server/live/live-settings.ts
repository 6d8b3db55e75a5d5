/** The limits of the live part of one process (rule LI6); times in ms. */
export interface LiveSettings {
  /** Streams of this process. */
  readonly streams: number;
  /** Streams of one caller (an IPv4 address or an IPv6 /64); many windows may share one address. */
  readonly streamsPerNetwork: number;
  readonly heartbeatMs: number;
  /** Bytes that may wait for a slow reader before it is dropped. */
  readonly bufferedBytes: number;
  /** How often the tokens of private streams are looked at. */
  readonly tokenCheckMs: number;
  /** How often followed lots are read although no change was announced. */
  readonly sweepMs: number;
}

export const usualLiveSettings: LiveSettings = {
  streams: 10_000,
  streamsPerNetwork: 100,
  heartbeatMs: 15_000,
  bufferedBytes: 256 * 1024,
  tokenCheckMs: 400,
  sweepMs: 10_000,
};
