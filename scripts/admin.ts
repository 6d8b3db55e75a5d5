import { parseArgs } from "node:util";
import { z } from "zod";
import { loadConfig } from "#server/config.ts";
import { removeSetupFile } from "#server/features/accounts/setup/show-link.ts";
import { addressesOf } from "#server/features/mails/templates/addresses.ts";
import { createAdmin } from "./admin/create-admin.ts";
import { removeDemo } from "./admin/remove-demo.ts";
import { resetSecondFactor } from "./admin/reset-second-factor.ts";
import { rotateKeys } from "./admin/rotate-keys.ts";
import { reportOnTerminal } from "./backup/report.ts";
import { type Installation, openInstallation } from "./open-installation.ts";
import { runCommand } from "./run-command.ts";
import { WrongInput } from "./wrong-input.ts";

const usage = `Usage: npm run admin -- create EMAIL [--name NAME]
       npm run admin -- reset-second-factor EMAIL
       npm run admin -- rotate-keys
       npm run admin -- remove-demo [--everything]

create        makes the account of EMAIL an administrator's (scope admin), and the account itself where there is none, with
              the user name NAME, else Spravce. Prints a link by which its password is chosen within 30 minutes. It may run
              while the server does.
reset-second-factor
              for somebody who has lost the app of codes and the recovery codes, or the device with the passkey: turns the second
              factor of EMAIL off, removes its passkeys and signs it out everywhere; the password stays. Make sure first who asks: with the password it opens the account. The owner
              is told by mail, the audit keeps it. It may run while the server does.
rotate-keys   encrypts anew, by the first of ENCRYPTION_KEYS, what another key or none has encrypted, and says which key is not
              used any more (docs/operations.md). It may run while the server does, and be broken off and repeated.
remove-demo   empties a database that was filled with the demo: accounts, listings, settings, pictures, everything. The next
              start finds it new. Stop all servers first. With accounts that are not the demo's it stops, unless
              --everything says that they may go too. A trial server's database without the demo keeps all it holds. Either way the next
              start may be in production: the database takes the mode (KABINET_MODE) of the first server that opens it.`;

/** `npm run admin`: see the usage above. */
async function run(args: string[]): Promise<void> {
  const { positionals, values } = parse(args);
  const [command, email, ...more] = positionals;
  if (values.help) return console.log(usage);
  if (command === "create" && z.email().safeParse(email).success && more.length === 0) {
    const config = loadConfig();
    return within(async ({ ctx }) => {
      const secret = await createAdmin(ctx, email ?? "", values.name ?? "Spravce");
      await removeSetupFile(config.dataDir);
      console.log(`${email} is an administrator. The password is chosen at:`);
      console.log(addressesOf(config.publicUrl, "cs").changePassword(secret));
    });
  }
  if (command === "reset-second-factor" && email !== undefined && more.length === 0) {
    return within(async ({ ctx }) => {
      await resetSecondFactor(ctx, email);
      console.log(`The second factor and the passkeys of ${email} are gone; the password is enough to sign in.`);
    });
  }
  if (command === "rotate-keys" && email === undefined) {
    return within(async ({ ctx }) => {
      const said = await rotateKeys(ctx, (done) => reportOnTerminal(`${done} values`));
      reportOnTerminal("");
      console.log(said.join("\n"));
    });
  }
  if (command === "remove-demo" && email === undefined) {
    return within(async ({ ctx, isShared }) => {
      if (isShared) throw new WrongInput("A server works on this database: stop it first.");
      const wasThere = await removeDemo(ctx, { everything: values.everything ?? false });
      console.log(
        wasThere
          ? "The database is empty; the next start finds it new, and gives it its mode."
          : "There is no demo, so everything stays; the next start gives the database its mode.",
      );
    }, true);
  }
  throw new WrongInput(usage);
}

async function within(work: (installation: Installation) => Promise<void>, anyMode = false): Promise<void> {
  const installation = await openInstallation(loadConfig(), { anyMode });
  try {
    await work(installation);
  } finally {
    await installation.close();
  }
}

function parse(args: string[]) {
  const options = {
    name: { type: "string" },
    everything: { type: "boolean" },
    help: { type: "boolean" },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw error instanceof TypeError ? new WrongInput(`${error.message}\n${usage}`) : error;
  }
}

runCommand(run);
