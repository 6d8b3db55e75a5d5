import { parseArgs } from "node:util";
import { SingleBar } from "cli-progress";
import { CannotStart } from "#server/cannot-start.ts";
import { loadConfig } from "#server/config.ts";
import { sql } from "#server/db/query.ts";
import { importFile } from "./import/import-file.ts";
import { operatorAccount } from "./import/operator-account.ts";
import { openInstallation } from "./open-installation.ts";
import { WrongInput } from "./wrong-input.ts";

const usage = `Usage: npm run import -- FILE.csv --rate CROWNS [--seller EMAIL]

Offers the rows of a catalogue at a fixed price. Columns: name, subtitle, category, subcategory, kind (Swedish terms),
abv_percent, volume_ml, and price_<currency>, such as price_sek.

  --rate CROWNS    crowns for a unit of the file's currency; prices are rounded to whole crowns
  --seller EMAIL   whose listings they become; otherwise the oldest account with the scope admin, and where there is
                   none, obchod@kabinet.test, which is then made

Running it again adds nothing twice; a changed price is taken over. Wrong rows are named and left out. It may run while
the server does. Ends with one line of JSON on standard output: {"imported":…,"unchanged":…,"refused":…}, and
"repriced" where prices have changed.`;

interface Options {
  readonly file: string;
  readonly rate: number;
  readonly seller: string | null;
}

/** `npm run import`: see the usage above. */
async function run(args: string[]): Promise<void> {
  const options = readArguments(args);
  if (!options) return console.log(usage);
  const installation = await openInstallation(loadConfig());
  const bar = new SingleBar({
    format: "Rows {bar} {value}/{total} in {duration_formatted}",
    stopOnComplete: true,
  });
  try {
    const { ctx } = installation;
    const sellerId = await operatorAccount(ctx, options.seller);
    const { repriced, ...counts } = await importFile(ctx, {
      ...options,
      sellerId,
      onRefused: (line, fault) => console.error(`Left out, line ${line}: ${fault}`),
      onRow: (done, total) => (bar.isActive ? bar.update(done) : bar.start(total, done)),
    });
    bar.stop();
    await ctx.db.execute(sql`analyze listings, brands`);
    console.log(JSON.stringify({ ...counts, ...(repriced > 0 && { repriced }) }));
  } finally {
    bar.stop();
    await installation.close();
  }
}

/** The arguments; null where the caller asks for help. */
function readArguments(args: string[]): Options | null {
  const { positionals, values } = parse(args);
  if (values.help) return null;
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new WrongInput(usage);
  const rate = Number(values.rate?.replace(",", "."));
  if (!(rate > 0 && rate <= 1_000_000)) {
    throw new WrongInput("--rate is needed: crowns for a unit of the file's currency, such as --rate 2.2");
  }
  return { file, rate, seller: values.seller ?? null };
}

function parse(args: string[]) {
  const options = {
    rate: { type: "string" },
    seller: { type: "string" },
    help: { type: "boolean" },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw error instanceof TypeError ? new WrongInput(`${error.message}\n${usage}`) : error;
  }
}

run(process.argv.slice(2)).catch((error) => {
  if (!(error instanceof WrongInput || error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
