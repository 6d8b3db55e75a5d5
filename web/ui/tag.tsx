import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type TagKind = "plain" | "gold" | "demand" | "sale";

const kinds: Record<TagKind, string> = {
  plain: "border-paper-line bg-paper text-paper-ink",
  gold: "border-paper-gold bg-paper-gold-tint text-paper-gold-ink",
  demand: "border-teal bg-teal text-on-teal",
  sale: "border-[#a3352c] bg-[#a3352c] text-on-teal",
};

/** A small label on a picture; the same in both themes, as the picture's ground is. */
export function Tag({
  kind = "plain",
  className,
  children,
}: {
  kind?: TagKind;
  className?: string;
  children: ReactNode;
}) {
  return <span className={classes("tag-look", kinds[kind], className)}>{children}</span>;
}
