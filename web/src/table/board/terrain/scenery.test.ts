import { expect, test, vi } from "vitest";
import type { Area, Board, Message, Pair, Shape } from "../../../lib/server/wire";
import { across, inside, lightAt, lying, span, standing, told } from "./scenery";

vi.mock("../../../lib/words/say.svelte", () => ({ say: ({ key }: Message) => key }));

const SQUARE: Pair[] = [
  [0, 0],
  [400, 0],
  [400, 200],
  [0, 200],
];

test("a ladder leans against the edge it is nearest to", () => {
  expect(Math.abs(across(SQUARE, [200, 0])) % 180).toBe(0);
  expect(Math.abs(across(SQUARE, [400, 100])) % 180).toBe(90);
});

test("what is named in short needs room both ways", () => {
  expect(span(SQUARE)).toBe(200);
  expect(inside(SQUARE, [10, 10])).toBe(true);
});

test("a finger finds the smallest thing that lies there, and one smaller than itself", () => {
  const thing = (kind: string, radius: number): Area => ({
    kind,
    at: [1000, 1000],
    radius,
    label: { key: kind },
  });
  const areas = [thing("smoke", 500), thing("objective", 20)];
  expect(lying(areas, [1050, 1000], 10)?.kind).toBe("objective");
  expect(lying(areas, [1400, 1000], 10)?.kind).toBe("smoke");
  expect(lying(areas, [1600, 1000], 10)).toBeUndefined();
});

test("a touch on scenery finds what stands there before the ground under it", () => {
  const square = (size: number): Pair[] => [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
  ];
  const mud = { kind: "rough" as const, points: square(100), name: { key: "mud" } };
  const box = { kind: "block" as const, points: square(50), name: { key: "box" }, height: 2 };
  expect(inside(square(10), [5, 5])).toBe(true);
  expect(inside(square(10), [15, 5])).toBe(false);
  expect(standing([mud, box], [20, 20])?.name?.key).toBe("box");
  expect(standing([mud, box], [80, 80])?.name?.key).toBe("mud");
});

test("a touch beside a wall finds it, if it is near enough", () => {
  const wall = {
    kind: "wall" as const,
    open: true,
    points: [
      [0, 0],
      [100, 0],
      [100, 100],
    ] as Pair[],
    name: { key: "wall" },
  };
  expect(standing([wall], [50, 8], 10)).toBe(wall);
  expect(standing([wall], [108, 50], 10)).toBe(wall);
  expect(standing([wall], [50, 12], 10)).toBeUndefined();
  expect(standing([wall], [50, 50], 10)).toBeUndefined();
});

test("scenery is told with all that is to know about it", () => {
  const notes: NonNullable<Shape["notes"]> = [
    [{ key: "size" }, "rule.size"],
    [{ key: "cover" }, "rule.cover"],
  ];
  const crates: Shape = { kind: "low", points: [], name: { key: "crates" }, notes };
  expect(told(crates)).toBe("crates · size · cover");
});

test("the light of a place is that of the last lamp that reaches it, or of the whole board", () => {
  const lamp = (key: string, outline?: Pair[]) => ({
    at: [100, 100] as Pair,
    radius: 150,
    level: 50,
    label: { key },
    ...(outline ? { outline } : {}),
  });
  const board: Board = {
    width: 1000,
    height: 1000,
    unit: 100,
    unit_name: { key: "pace" },
    lamps: [lamp("dim"), lamp("good", [[0, 0], [120, 0], [120, 200], [0, 200]])],
    ambient_label: { key: "dark" },
  };
  expect(lightAt(board, [100, 100])?.key).toBe("good");
  expect(lightAt(board, [150, 100])?.key).toBe("dim");
  expect(lightAt(board, [500, 500])?.key).toBe("dark");
});
