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

/** Pixels left around a board for its rulers. */
const MARGIN = 34;
/** Pixels left above it for the order of play, on a screen higher than `TALL` pixels. */
const STRIP = 46;
const TALL = 300;
/** The closest view is so many units of play wide. */
const CLOSEST = 5;

/** The camera that shows the whole board with a margin around it. */
export function fitted(board: Size, screen: Size): Camera {
  const strip = stripOf(screen);
  const [width, height] = [room(screen.width), room(screen.height - strip)];
  const scale = Math.min(width / board.width, height / board.height);
  return around(board.width / 2, board.height / 2 - strip / 2 / scale, scale, screen);
}

function stripOf(screen: Size): number {
  return screen.height > TALL ? STRIP : 0;
}

function room(length: number): number {
  return Math.max(length * 0.8, length - 2 * MARGIN);
}

/** The camera around a place, at so many pixels for each unit of the board. */
export function around(x: number, y: number, scale: number, screen: Size): Camera {
  const width = screen.width / scale;
  const height = screen.height / scale;
  return { x: x - width / 2, y: y - height / 2, width, height };
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
export function held(camera: Camera, board: Size, screen: Size, unit: number): Camera {
  const whole = fitted(board, screen);
  const most = whole.width * 1.25;
  const least = Math.min(unit * CLOSEST, whole.width);
  const width = Math.min(most, Math.max(least, camera.width));
  const factor = camera.width / width;
  const sized = zoomed(camera, factor, camera.x + camera.width / 2, camera.y + camera.height / 2);
  return {
    ...sized,
    x: between(sized.x, -sized.width / 2, board.width - sized.width / 2),
    y: between(sized.y, -sized.height / 2, board.height - sized.height / 2),
  };
}

/** Moves the camera so that it shows no more of what lies beside the board than it must. */
export function within(camera: Camera, board: Size, screen: Size): Camera {
  const pixel = camera.width / screen.width;
  const air = MARGIN * pixel;
  const kept = (at: number, seen: number, whole: number, before = air) =>
    seen >= whole + air + before
      ? (whole + air - before - seen) / 2
      : between(at, -before, whole + air - seen);
  return {
    ...camera,
    x: kept(camera.x, camera.width, board.width),
    y: kept(camera.y, camera.height, board.height, air + stripOf(screen) * pixel),
  };
}

/** The camera after the screen has changed its size: middle and scale stay the same. */
export function resized(camera: Camera, before: Size, after: Size): Camera {
  const scale = before.width / camera.width;
  return around(camera.x + camera.width / 2, camera.y + camera.height / 2, scale, after);
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
