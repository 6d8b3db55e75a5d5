import { expect, test } from "vitest";
import { problemKindsOf } from "./problems.ts";
import { trackingUrl } from "./tracking.ts";

test("a tracking number leads to its carrier, whatever is written in it", () => {
  expect(trackingUrl("zasilkovna", "Z 123 456")).toBe("https://tracking.packeta.com/cs/?id=Z123456");
  expect(trackingUrl("dpd", "a/../b?c=#d")).toBe("https://tracking.dpd.de/status/cs_CZ/parcel/a%2F..%2Fb%3Fc%3D%23d");
  expect(trackingUrl("other", "123")).toBeNull();
  expect(trackingUrl("ppl", null)).toBeNull();
  expect(trackingUrl(null, "123")).toBeNull();
});

test("each side is offered the problems that it can have", () => {
  expect(problemKindsOf("buyer")).not.toContain("not_picked_up");
  expect(problemKindsOf("seller")).toEqual(["not_picked_up", "no_contact", "other"]);
});
