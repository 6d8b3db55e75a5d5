import { expect, test } from "vitest";
import { changedFields, filledFrom, planMessages } from "./correction-rules.ts";

const version = (hash: string) => ({ record: hash, hash });
const sent = (hash: string, ref: string, kind: "OECD1" | "OECD2" | "OECD3" = "OECD1") => ({
  ...{ ...version(hash), ref, kind },
});
const plan = (
  sellers: Record<number, string>,
  sentSellers: Record<number, ReturnType<typeof sent>> | null,
  operatorHash = "o",
) =>
  planMessages({
    operator: { hash: operatorHash },
    sellers: new Map(Object.entries(sellers).map(([id, hash]) => [Number(id), version(hash)])),
    sentOperator: sentSellers && { hash: "o", ref: "operator-1" },
    sentSellers: new Map(Object.entries(sentSellers ?? {}).map(([id, each]) => [Number(id), each])),
  });

test("TR8: the first message says everything, or that there is nothing to say", () => {
  const operator = { kind: "OECD1", corrects: null };
  expect(plan({ 1: "a" }, null)).toEqual([
    { kind: "DPI401", operator, sellers: [{ id: 1, ...version("a"), kind: "OECD1", corrects: null }] },
  ]);
  expect(plan({}, null)).toEqual([{ kind: "DPI403", operator, sellers: [] }]);
});

test("TR8: what is as it was sent needs no message", () => {
  expect(plan({ 1: "a" }, { 1: sent("a", "r1") })).toEqual([]);
  expect(plan({}, { 1: sent("a", "r1", "OECD3") })).toEqual([]);
});

test("TR8: who differs is corrected, who is reported no more deleted with what was sent, who is new comes in a message of its own", () => {
  const before = { 1: sent("a", "r1"), 2: sent("b", "r2", "OECD2"), 3: sent("c", "r3") };
  const operator = { kind: "OECD0", corrects: null };
  expect(plan({ 1: "A", 3: "c", 4: "d" }, before)).toEqual([
    {
      ...{ kind: "DPI402", operator },
      sellers: [
        { id: 1, ...version("A"), kind: "OECD2", corrects: "r1" },
        { id: 2, ...version("b"), kind: "OECD3", corrects: "r2" },
      ],
    },
    { kind: "DPI401", operator, sellers: [{ id: 4, ...version("d"), kind: "OECD1", corrects: null }] },
  ]);
});

test("TR8: who was deleted and is reported again is new", () => {
  const [message, ...more] = plan({ 1: "a" }, { 1: sent("a", "r1", "OECD3") });
  expect(message).toMatchObject({ kind: "DPI401", sellers: [{ id: 1, kind: "OECD1", corrects: null }] });
  expect(more).toEqual([]);
});

test("TR8: an operator who has moved is corrected once, and sent again as it is with who is new", () => {
  const messages = plan({ 1: "a" }, {}, "moved");
  expect(messages.map(({ kind, operator }) => [kind, operator.kind, operator.corrects])).toEqual([
    ["DPI402", "OECD2", "operator-1"],
    ["DPI401", "OECD0", null],
  ]);
});

test("TR8: a difference is told in the words of the page; who has left keeps the name that was sent", () => {
  const before = { firstName: "Petr", street: "Veveří 9", paid: [1, 2, 3, 4], accounts: ["CZ1"] };
  expect(changedFields(before, { ...before, street: "Úvoz 1", paid: [1, 2, 3, 5] })).toEqual([
    ...["address", "amounts"],
  ]);
  expect(changedFields(before, { ...before })).toEqual([]);
  expect(filledFrom({ ...before, firstName: "", paid: [9, 9, 9, 9] }, before)).toEqual({
    ...before,
    paid: [9, 9, 9, 9],
  });
});
