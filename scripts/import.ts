import { parseArgs } from "node:util";
import { SingleBar } from "cli-progress";
import { mostPieces } from "#contract/products/products.ts";
import { loadConfig } from "#server/config.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { importListings } from "#server/features/listings/import-listings.ts";
import { type ImportOptions, importFile } from "./import/import-file.ts";
import { offerGoods } from "./import/offer-goods.ts";
import { sellerAccount } from "./import/seller-account.ts";
import { openInstallation } from "./open-installation.ts";
import { runCommand } from "./run-command.ts";
import { WrongInput } from "./wrong-input.ts";

const usage = `Usage: npm run import -- FILE.csv --rate CROWNS [--pieces N] [--email EMAIL]
       npm run import -- FILE.csv --rate CROWNS --seller EMAIL

Takes the rows of a catalogue in as goods from stock of the operator, or with --seller as fixed-price listings of that account. Columns: name, subtitle, category, subcategory, kind (Swedish terms),
abv_percent, volume_ml, and price_<currency>, such as price_sek.

  --rate CROWNS    crowns for a unit of the file's currency; prices are rounded to whole crowns
  --pieces N       how many of each new product lie in the first store; 6 unless said otherwise
  --email EMAIL    the operator's e-mail, in whose name goods are sold; needed only while the contacts have none
  --seller EMAIL   whose listings they become instead

Running it again adds nothing twice; a changed price is taken over, pieces stay. Wrong rows are named and left out. It may run while
the server does. Ends with one line of JSON on standard output: {"imported":…,"unchanged":…,"refused":…}, and
"repriced" where prices have changed.`;

interface Options {
  readonly file: string;
  readonly rate: number;
  /** null: goods from stock of the site. */
  readonly seller: string | null;
  readonly pieces: number;
  readonly email: string | null;
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
    const offer = await offerBy(ctx, options);
    const { repriced, ...counts } = await importFile(ctx, {
      ...options,
      offer,
      onRefused: (line, fault) => console.error(`Left out, line ${line}: ${fault}`),
      onRow: (done, total) => (bar.isActive ? bar.update(done) : bar.start(total, done)),
    });
    bar.stop();
    await ctx.db.execute(sql`analyze listings, brands, products, product_stock`);
    console.log(JSON.stringify({ ...counts, ...(repriced > 0 && { repriced }) }));
  } finally {
    bar.stop();
    await installation.close();
  }
}

async function offerBy(ctx: Ctx, { seller, ...goods }: Options): Promise<ImportOptions["offer"]> {
  if (seller === null) return offerGoods(ctx, goods);
  const sellerId = await sellerAccount(ctx, seller);
  return (items) => importListings(ctx, sellerId, items);
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
  const pieces = Number(values.pieces ?? "6");
  if (!(Number.isInteger(pieces) && pieces >= 0 && pieces <= mostPieces))
    throw new WrongInput(`--pieces is a whole number up to ${mostPieces}`);
  return { file, rate, pieces, seller: values.seller ?? null, email: values.email ?? null };
}

function parse(args: string[]) {
  const options = {
    rate: { type: "string" },
    seller: { type: "string" },
    pieces: { type: "string" },
    email: { type: "string" },
    help: { type: "boolean" },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw error instanceof TypeError ? new WrongInput(`${error.message}\n${usage}`) : error;
  }
}

runCommand(run);
