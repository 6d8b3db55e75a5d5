import { expect, test } from "vitest";
import { noServices } from "#contract/content/page-services.ts";
import { contentPolicy } from "./content-policy.ts";
import { sourcesOf } from "./service-sources.ts";

test("pages may ask an API under another host, which is not theirs otherwise", () => {
  const connect = (apiUrl: string) => sourcesOf({ ...noServices, apiUrl }).connect;
  expect(["/", "/sklep/", "https://api.kabinet.test/v1/"].map(connect)).toEqual([
    ...[[], [], ["https://api.kabinet.test"]],
  ]);
});

test("without services of others pages load nothing from elsewhere", () => {
  expect(sourcesOf(noServices)).toEqual({ script: [], img: [], connect: [], frame: [] });
});

test("a page's policy names its scripts, and closes what ASVS 3.4.3 asks to close", () => {
  const policy = contentPolicy(["'nonce-a'"], sourcesOf(noServices)).split("; ");
  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'nonce-a'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]),
  );
});

test("a connected service opens the policy for itself alone", () => {
  const withTags = sourcesOf({ ...noServices, tagManagerId: "GTM-ABCDEF" });
  expect(withTags.script.join(" ")).toContain("googletagmanager.com");
  expect(JSON.stringify(withTags)).not.toContain("recaptcha");
  const withCheck = sourcesOf({ ...noServices, recaptchaKey: "k".repeat(40) });
  expect(withCheck.script).toEqual(["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"]);
  expect(JSON.stringify(withCheck)).not.toContain("googletagmanager");
});
