import { describe, expect, it } from "vitest";
import { drawGoods } from "./draw-goods.ts";
import { GOODS_KINDS, type GoodsSpec } from "./goods.ts";

const spec = (changes: Partial<GoodsSpec> = {}): GoodsSpec => ({
  seed: 7,
  kind: "whisky",
  title: "Kilmorroch",
  subtitle: "sud č. 418",
  year: "1964",
  facts: "0,7 L · 46 %",
  ...changes,
});

describe("a drawing of goods", () => {
  it.each(GOODS_KINDS)("is the same for the same spec and another for another seed: %s", (kind) => {
    const first = drawGoods(spec({ kind }));
    expect(drawGoods(spec({ kind }))).toEqual(first);
    expect(drawGoods(spec({ kind, seed: 8 })).svg).not.toBe(first.svg);
  });

  it("never draws two of 240 lots alike", () => {
    const seen = new Set(
      Array.from({ length: 240 }, (_, seed) => {
        const kind = GOODS_KINDS[seed % GOODS_KINDS.length] ?? "whisky";
        return drawGoods(spec({ kind, seed, title: "Aubervance" })).svg;
      }),
    );
    expect(seen.size).toBe(240);
  });

  it("keeps markup in a seller's words from becoming markup of the picture", () => {
    const hostile = `</title><script>alert("x")</script>&\u0000\ud83c\udf77`;
    for (const kind of GOODS_KINDS) {
      const { svg } = drawGoods(
        spec({ kind, title: hostile, subtitle: hostile, facts: hostile, year: hostile }),
      );
      expect(svg).not.toContain("<script");
      expect(svg).not.toContain("\u0000");
      expect(svg.match(/<title>/g)).toHaveLength(1);
    }
  });

  it("writes numbers only: no NaN or undefined reaches a path, even without any words", () => {
    for (const kind of GOODS_KINDS) {
      for (let seed = 0; seed < 3; seed += 1) {
        const bare = drawGoods({ seed, kind, title: "", boxed: seed % 2 === 0, fillLevel: "low" });
        const wordy = drawGoods(
          spec({ kind, seed, boxed: true, title: "Ďábelská Žluťoučká Říčanská Palírna" }),
        );
        expect(bare.svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(wordy.svg).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });

  it.each(GOODS_KINDS)(
    "offers the front first and one to three details that lie inside the picture: %s",
    (kind) => {
      for (let seed = 0; seed < 5; seed += 1) {
        const { crops, width, height } = drawGoods(spec({ kind, seed, boxed: seed % 3 === 0 }));
        expect(width / height).toBeCloseTo(0.8);
        expect(crops[0]).toEqual({ role: "front", left: 0, top: 0, width: 1, height: 1 });
        expect(crops.length).toBeGreaterThanOrEqual(2);
        expect(crops.length).toBeLessThanOrEqual(4);
        for (const crop of crops) {
          expect(crop.left).toBeGreaterThanOrEqual(0);
          expect(crop.top).toBeGreaterThanOrEqual(0);
          expect(crop.left + crop.width).toBeLessThanOrEqual(1.0001);
          expect(crop.top + crop.height).toBeLessThanOrEqual(1.0001);
          expect(crop.width).toBeCloseTo(crop.height);
        }
      }
    },
  );
});
