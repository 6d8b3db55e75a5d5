import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { maxPieces } from "#contract/carts/carts.ts";
import { guestCartSeconds } from "#contract/goods-orders/shop-limits.ts";
import { Conflict, NotFound, TooMany } from "#server/errors.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { changeCart } from "./find-cart.ts";
import { removeLine } from "./remove-line.ts";
import { addPieces } from "./write-lines.ts";

const fields = z.object({
  product: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  /** 0 takes the product out. */
  quantity: z.coerce.number().int().min(0).max(maxPieces).default(1),
});

/** The cart's page in both languages, to which its forms are sent where no script runs. */
const paths = ["/kosik", "/cart"];
const cookie = "guest-cart";

/**
 * POST of a form to the cart's page, for browsers without scripts: they are guests, since only a script can sign in. Only forms of
 * this site are taken, since a foreign one could put a new cart in the place of the visitor's.
 */
export function registerCartForm(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const type = "application/x-www-form-urlencoded";
    scope.addContentTypeParser(type, { bodyLimit: 4_096, parseAs: "string" }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    for (const path of paths)
      scope.post(path, { schema: { hide: true } }, async (request, reply) => {
        const read = fields.safeParse(request.body);
        if (!isOfThisSite(request) || !read.success) throw new NotFound();
        const key = keyIn(request.headers.cookie) ?? randomBytes(32).toString("base64url");
        const problem = await put(request, key, read.data);
        const secure = request.protocol === "https" ? "; Secure" : "";
        reply.header("set-cookie", `${cookie}=${key}; Path=/; Max-Age=${guestCartSeconds}; SameSite=Lax${secure}`);
        return reply.redirect(problem ? `${path}?problem=${problem}` : path, 303);
      });
  });
}

/** Returns what stood against it, for the page to say; null: nothing. */
async function put(
  request: FastifyRequest,
  key: string,
  { product: productId, quantity }: z.output<typeof fields>,
): Promise<string | null> {
  const press = randomBytes(16).toString("hex");
  try {
    await changeCart(request.ctx, key, callerOf(request), async (tx, cart) => {
      if (quantity === 0) await removeLine(tx, cart, productId);
      else await addPieces(tx, cart, { productId, quantity, key: press });
    });
    return null;
  } catch (error) {
    if (error instanceof NotFound) return "missing";
    if (error instanceof TooMany) return "wait";
    if (error instanceof Conflict) return error.code === "CART_FULL" ? "full" : "stock";
    throw error;
  }
}

function keyIn(cookies: string | undefined): string | null {
  return new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{43})(?:;|$)`).exec(cookies ?? "")?.[1] ?? null;
}

function isOfThisSite({ headers, host }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  if (site) return site === "same-origin";
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
