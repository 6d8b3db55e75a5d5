import { expect, test } from "vitest";
import { apiAddress } from "./api-address.ts";

test.each([
  ["/", "/api/me?x=1"],
  ["/sklep/", "/sklep/api/me?x=1"],
  ["https://api.kabinet.test/", "https://api.kabinet.test/api/me?x=1"],
])("an API that begins at %s is asked there", (base, address) => {
  expect(apiAddress("/api/me?x=1", base)).toBe(address);
});
