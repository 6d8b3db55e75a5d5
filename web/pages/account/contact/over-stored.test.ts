import { expect, test } from "vitest";
import { overStored } from "./over-stored.ts";

test("what another window has stored stays where nothing was written, also where it was emptied here", () => {
  const stored = { city: "Plzeň", street: "Lidická 1", zip: "301 00" };
  const written = { city: "Praha", street: "Jiná 5", zip: "" };
  expect(overStored(stored, written, (field) => field !== "city")).toEqual({
    city: "Plzeň",
    street: "Jiná 5",
    zip: "",
  });
});
