import { expect, type Page } from "@playwright/test";

/** Holds requests to an address back; each goes on when it is let, the first one by 1. */
export async function holdBack(page: Page, address: string) {
  const locked: ((isCut: boolean) => void)[] = [];
  await page.route(address, async (route) => {
    const isCut = await new Promise<boolean>((go) => locked.push(go));
    await (isCut ? route.abort("connectionreset") : route.continue());
  });
  const reach = async (number: number) => {
    await expect.poll(() => locked.length).toBe(number);
    return locked[number - 1];
  };
  return {
    reach,
    letGo: async (number: number) => (await reach(number))?.(false),
    cut: async (number: number) => (await reach(number))?.(true),
  };
}

/** Opens a page whose scripts wait until the returned function is called, as on a slow line. */
export async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  return () => arrive();
}
