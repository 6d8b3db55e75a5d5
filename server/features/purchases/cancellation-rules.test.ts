import { expect, test } from "vitest";
import { cancellationRefusal } from "./cancellation-rules.ts";

const now = new Date(1_000_000);
const live = { status: "live", endsAt: new Date(2_000_000), bidSequence: 0 } as const;

test("L9: before the first bid a seller may take a live or a scheduled listing off, a fixed price too", () => {
  expect(cancellationRefusal(live, "seller", now)).toBe(null);
  expect(cancellationRefusal({ ...live, status: "scheduled" }, "seller", now)).toBe(null);
  expect(cancellationRefusal({ ...live, endsAt: null }, "seller", now)).toBe(null);
});

test("after the first bid, even a retracted one, only a moderator may", () => {
  expect(cancellationRefusal({ ...live, bidSequence: 1 }, "seller", now)).toBe("CANCELLATION_NEEDS_MODERATOR");
  expect(cancellationRefusal({ ...live, bidSequence: 1 }, "moderator", now)).toBe(null);
});

test("nobody takes off what is over or was never on", () => {
  for (const by of ["seller", "moderator"] as const) {
    expect(cancellationRefusal({ ...live, endsAt: now }, by, now)).toBe("NOT_CANCELLABLE");
    for (const status of ["draft", "sold", "unsold", "cancelled"] as const) {
      expect(cancellationRefusal({ ...live, status }, by, now)).toBe("NOT_CANCELLABLE");
    }
  }
});
