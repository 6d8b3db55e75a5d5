import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rulesDocument } from "./rules/rules-document.ts";
import { root } from "./rules/rules-in-code.ts";

/** `npm run rules`: writes docs/rules.md from the docstrings of the code. */
mkdirSync(join(root, "docs"), { recursive: true });
writeFileSync(join(root, "docs/rules.md"), rulesDocument());
