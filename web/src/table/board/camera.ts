import type { Pair } from "../../lib/server/wire";

/** The part of the board that is on the screen, in the board's own units. */
export interface Camera {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What there is to see of a board: it begins at (0, 0) unless it says otherwise. */
export interface Extent extends Size {
  left?: number;
  top?: number;
}

/** Where a board is drawn, in pixels. */
export interface Screen extends Size {
  /** How far down from its upper edge something else lies on it: the order of play, a notice. */
  covered?: number;
  /** How much of its lower right corner something else lies on: the buttons of the view. */
  corner?: Size;
}

/** What is to be shown. Hexes are counted on the board itself. */
export interface Ground extends Extent {
  grid?: string;
}

/** Pixels left around a board for its rulers, and around one that has none. */
const [MARGIN, HEM] = [26, 5];
/** At least this part of a screen is taken to be free, whatever lies on it. */
const FREE = 0.4;
/** How wide the closest view is, in units of play. */
const CLOSEST = 5;

/** The camera that shows the whole board, in the free part of the screen, with a margin around it. */
export function fitted(board: Ground, screen: Screen): Camera {
  const margin = marginOf(board);
  const width = room(screen.width, margin);
  const height = room(screen.height - coveredOf(screen), margin);
  const scale = Math.min(width / board.width, height / board.height);
  const [left, top] = cornerOf(board);
  return around(left + board.width / 2, top + board.height / 2, scale, screen);
}

function cornerOf({ left = 0, top = 0 }: Extent): Pair {
  return [left, top];
}

export function coveredOf({ height, covered = 0 }: Screen): number {
  return Math.min(covered, height * (1 - FREE));
}

export function marginOf({ grid }: Ground): number {
  return grid === "hexes" ? HEM : MARGIN;
}

function room(length: number, margin: number): number {
  return Math.max(length * 0.8, length - 2 * margin);
}

/** The camera with a place in the middle of what is free, at so many pixels for each unit. */
export function around(x: number, y: number, scale: number, screen: Screen): Camera {
  const width = screen.width / scale;
  const height = screen.height / scale;
  return { x: x - width / 2, y: y - height / 2 - coveredOf(screen) / 2 / scale, width, height };
}

/** The place in the middle of what is free. */
export function middle({ x, y, width, height }: Camera, screen: Screen): Pair {
  return [x + width / 2, y + (height * (1 + coveredOf(screen) / screen.height)) / 2];
}

/** Zooms by a factor (above 1 is nearer), and keeps the place (x, y) where it is on the screen. */
export function zoomed(camera: Camera, factor: number, x: number, y: number): Camera {
  return {
    x: x - (x - camera.x) / factor,
    y: y - (y - camera.y) / factor,
    width: camera.width / factor,
    height: camera.height / factor,
  };
}

export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Keeps the camera near the board, and neither too close nor too far to be of use. */
export function held(camera: Camera, board: Ground, screen: Screen, unit: number): Camera {
  const whole = fitted(board, screen);
  const [left, top] = cornerOf(board);
  const most = whole.width * 1.25;
  const least = Math.min(unit * CLOSEST, whole.width);
  const width = Math.min(most, Math.max(least, camera.width));
  const factor = camera.width / width;
  const sized = zoomed(camera, factor, camera.x + camera.width / 2, camera.y + camera.height / 2);
  return {
    ...sized,
    x: between(sized.x, left - sized.width / 2, left + board.width - sized.width / 2),
    y: between(sized.y, top - sized.height / 2, top + board.height - sized.height / 2),
  };
}

/** Moves the camera so that it shows no more of what lies beside the board than it must. */
export function within(camera: Camera, board: Ground, screen: Screen): Camera {
  const [left, top] = cornerOf(board);
  const pixel = camera.width / screen.width;
  const air = marginOf(board) * pixel;
  const kept = (at: number, seen: number, whole: number, before = air) =>
    seen >= whole + air + before
      ? (whole + air - before - seen) / 2
      : between(at, -before, whole + air - seen);
  return {
    ...camera,
    x: left + kept(camera.x - left, camera.width, board.width),
    y: top + kept(camera.y - top, camera.height, board.height, air + coveredOf(screen) * pixel),
  };
}

/**
 * The nearest camera that shows all these places with so many pixels around them, where nothing lies
 * on them. It is as close as this one, unless they are too far apart for that.
 */
export function including(camera: Camera, places: Pair[], screen: Screen, margin: number): Camera {
  const pixel = camera.width / screen.width;
  const [left, right] = range(places.map(([x]) => x));
  const [top, bottom] = range(places.map(([, y]) => y));
  const covered = coveredOf(screen);
  const [wide, high] = [screen.width - 2 * margin, screen.height - covered - 2 * margin];
  const needed = Math.max((right - left) / wide, (bottom - top) / high);
  if (needed > pixel) return around((left + right) / 2, (top + bottom) / 2, 1 / needed, screen);
  const air = margin * pixel;
  return {
    ...camera,
    x: between(camera.x, right + air - camera.width, left - air),
    y: between(camera.y, bottom + air - camera.height, top - air - covered * pixel),
  };
}

/**
 * The camera moved aside until none of these places lies in the lower right corner, under what lies
 * there. It stays if another of them would be lost from sight by that.
 */
export function uncovered(camera: Camera, places: Pair[], screen: Screen, margin: number): Camera {
  const under = places.filter((place) => inCorner(camera, place, screen, margin));
  if (!under.length) return camera;
  const pixel = camera.width / screen.width;
  const free = screen.width - screen.corner!.width - margin;
  const x = Math.max(...under.map(([x]) => x)) - free * pixel;
  return places.some((place) => place[0] < x + margin * pixel) ? camera : { ...camera, x };
}

/** True if a place lies in the lower right corner, or nearer to it than so many pixels. */
export function inCorner(camera: Camera, [x, y]: Pair, screen: Screen, margin: number): boolean {
  if (!screen.corner) return false;
  const pixel = camera.width / screen.width;
  const { width, height } = screen.corner;
  const right = (x - camera.x) / pixel > screen.width - width - margin;
  return right && (y - camera.y) / pixel > screen.height - height - margin;
}

function range(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** The camera after the screen has changed its size: middle and scale stay the same. */
export function resized(camera: Camera, before: Screen, after: Screen): Camera {
  return around(...middle(camera, before), before.width / camera.width, after);
}

/** The camera `part` of the way from one to another. */
export function blend(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
