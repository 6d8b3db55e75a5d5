import { bandLabel } from "./label-band.ts";
import { blackletterLabel } from "./label-blackletter.ts";
import { botanicalLabel } from "./label-botanical.ts";
import { caskcardLabel } from "./label-caskcard.ts";
import { classicLabel } from "./label-classic.ts";
import { crestLabel } from "./label-crest.ts";
import { decoLabel } from "./label-deco.ts";
import { estateLabel } from "./label-estate.ts";
import { giltLabel } from "./label-gilt.ts";
import { handwrittenLabel } from "./label-handwritten.ts";
import { medalsLabel } from "./label-medals.ts";
import { modernLabel } from "./label-modern.ts";
import { nauticalLabel } from "./label-nautical.ts";
import { numeralLabel } from "./label-numeral.ts";
import { sashLabel } from "./label-sash.ts";
import { scriptLabel } from "./label-script.ts";
import type { LabelStyle } from "./label-style.ts";

/** Every way to set a label, by the name that recipes use. */
export const LABEL_STYLES = {
  band: bandLabel,
  blackletter: blackletterLabel,
  botanical: botanicalLabel,
  caskcard: caskcardLabel,
  classic: classicLabel,
  crest: crestLabel,
  deco: decoLabel,
  estate: estateLabel,
  gilt: giltLabel,
  handwritten: handwrittenLabel,
  medals: medalsLabel,
  modern: modernLabel,
  nautical: nauticalLabel,
  numeral: numeralLabel,
  sash: sashLabel,
  script: scriptLabel,
} satisfies Record<string, LabelStyle>;

export type LabelStyleName = keyof typeof LABEL_STYLES;
