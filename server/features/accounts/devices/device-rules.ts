import Bowser from "bowser";
import type { Device } from "#contract/accounts/devices.ts";

/** What a device calls itself (rule A20): anybody may send any such line, so it names a device and proves nothing. */
export function describeDevice(userAgent: string | null): Pick<Device, "browser" | "system" | "kind"> {
  if (!userAgent) return { browser: null, system: null, kind: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const version = browser.version?.split(".")[0];
  const kind = (["desktop", "mobile", "tablet"] as const).find((each) => each === platform.type) ?? null;
  return {
    browser: browser.name ? [browser.name, version].filter(Boolean).join(" ") : null,
    system: os.name ?? null,
    kind,
  };
}
