/** All pictures by the names that content gives them. */
import type { Drawing, Shape } from "../../../lib/server/wire";
import * as buildings from "./pictures/buildings";
import * as furniture from "./pictures/furniture";
import * as goods from "./pictures/goods";
import * as nature from "./pictures/nature";
import * as vehicles from "./pictures/vehicles";
import * as waters from "./pictures/waters";
import type { Picture } from "./sketch";

export const GALLERY: Record<Drawing, Picture> = {
  acid: waters.acid,
  altar: furniture.altar,
  bales: goods.bales,
  bare: () => [],
  barrels: goods.barrels,
  bench: furniture.bench,
  billboard: buildings.billboard,
  bones: furniture.bones,
  brambles: nature.brambles,
  bricks: buildings.bricks,
  bridge: waters.bridge,
  bull: buildings.bull,
  bus: vehicles.bus,
  bushes: nature.bushes,
  car: vehicles.car,
  caravan: vehicles.caravan,
  cart: vehicles.cart,
  chasm: waters.chasm,
  concrete: buildings.concrete,
  container: buildings.container,
  counter: furniture.counter,
  cracks: furniture.cracks,
  crates: goods.crates,
  dead_tree: nature.dead_tree,
  deep_water: waters.deep_water,
  door: buildings.door,
  fence: buildings.fence,
  ledge: waters.ledge,
  lock: buildings.lock,
  locks: buildings.locks,
  locks3: buildings.locks3,
  log: waters.log,
  lorry: vehicles.lorry,
  low_wall: buildings.low_wall,
  milestone: nature.milestone,
  millstone: goods.millstone,
  mud: waters.mud,
  piano: furniture.piano,
  pillar: buildings.pillar,
  pine: nature.pine,
  pipes: buildings.pipes,
  pit: waters.pit,
  planks: buildings.planks,
  plate: buildings.plate,
  pool: waters.pool,
  poplar: nature.poplar,
  pumps: buildings.pumps,
  railing: buildings.railing,
  river: waters.river,
  rock: nature.rock,
  roof: buildings.roof,
  rubble: nature.rubble,
  ruin: buildings.ruin,
  sacks: goods.sacks,
  sandbags: goods.sandbags,
  scrap: goods.scrap,
  scree: nature.scree,
  shack: buildings.shack,
  sheet: buildings.sheet,
  stairs: buildings.stairs,
  stones: waters.stones,
  swamp: waters.swamp,
  table: furniture.table,
  tank: buildings.tank,
  tent: buildings.tent,
  thicket: nature.thicket,
  tomb: furniture.tomb,
  tower: buildings.tower,
  toxic: waters.toxic,
  trapdoor: furniture.trapdoor,
  tree: nature.tree,
  trough: waters.trough,
  trunk: nature.trunk,
  tyres: goods.tyres,
  wall: buildings.wall,
  wheel: waters.wheel,
  window: buildings.window,
  wire: buildings.wire,
  wreck: vehicles.wreck,
};

/** What is drawn where content says nothing, by what the rules make of a piece. */
const BY_KIND: Record<Shape["kind"], Drawing> = {
  barrier: "concrete",
  block: "concrete",
  bridge: "bridge",
  chasm: "chasm",
  door: "door",
  floor: "cracks",
  hazard: "ledge",
  low: "low_wall",
  roof: "roof",
  rough: "scree",
  toxic: "toxic",
  very_rough: "rubble",
  wall: "wall",
  water: "river",
  window: "window",
};
const BY_GRADE = { light: "planks", medium: "bricks", heavy: "concrete" } as const;

/** The picture of a piece: its own, or one that fits what it does. */
export function drawingOf({ look, kind, grade }: Shape): Drawing {
  if (look) return look;
  if (grade && (kind === "block" || kind === "low")) return BY_GRADE[grade];
  return BY_KIND[kind];
}
