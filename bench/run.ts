import { benchAdmin } from "./admin.ts";
import { benchBids } from "./bids.ts";
import { benchCatalogue } from "./catalogue.ts";
import { benchCheckout } from "./checkout.ts";
import { benchClosing } from "./closing.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchLive } from "./live.ts";
import { benchOperations } from "./operations.ts";
import { benchPages } from "./pages.ts";
import { benchRequests } from "./requests.ts";
import { benchSignedIn } from "./signed-in.ts";

/** `npm run bench -- NAME`: runs one benchmark; the last line of standard output is JSON, all else goes to standard error. */
const benchmarks: Record<string, (args: readonly string[]) => Promise<object>> = {
  bids: benchBids,
  live: benchLive,
  closing: benchClosing,
  checkout: benchCheckout,
  catalogue: benchCatalogue,
  admin: benchAdmin,
  operations: benchOperations,
  requests: benchRequests,
  pages: benchPages,
  "signed-in": benchSignedIn,
  lighthouse: benchLighthouse,
};

async function run([name = "", ...args]: string[]): Promise<void> {
  const benchmark = benchmarks[name];
  if (!benchmark) {
    console.error(`Usage: npm run bench -- ${Object.keys(benchmarks).join("|")}`);
    process.exitCode = 1;
    return;
  }
  const figures = await benchmark(args);
  console.log(JSON.stringify({ bench: name, date: new Date().toISOString(), ...figures }));
}

run(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
