import type { MiddlewareFunction } from "react-router";
import { guest } from "./guest.ts";
import { maintenance } from "./maintenance.ts";
import { named } from "./named.ts";

const known: Readonly<Record<string, MiddlewareFunction<Response>>> = { guest, maintenance };

/** For a page's `middleware`: what runs on the server before its loaders. */
export function onServer(...names: string[]): MiddlewareFunction<Response>[] {
  return named(known, names);
}
