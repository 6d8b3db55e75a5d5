import type { Good } from "./good.ts";
import { accessories } from "./goods/accessories.ts";
import { brandy } from "./goods/brandy.ts";
import { rum } from "./goods/rum.ts";
import { scotch } from "./goods/scotch.ts";
import { spirits } from "./goods/spirits.ts";
import { tobacco } from "./goods/tobacco.ts";
import { wine } from "./goods/wine.ts";
import { worldWhisky } from "./goods/world-whisky.ts";

/** Everything that the people of the demo offer; no two goods share a name. */
export const allGoods: readonly Good[] = [
  ...scotch,
  ...worldWhisky,
  ...rum,
  ...brandy,
  ...spirits,
  ...wine,
  ...tobacco,
  ...accessories,
];
