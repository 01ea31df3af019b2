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

const MARGIN = 34;
/** So many pixels are left around a board, for its rulers. */
const STRIP = 46;
/** And so many more above it, for the order of play, on a screen so high that it is played on. */
const TALL = 300;
const CLOSEST = 5;
/** At most so many units of play across, when looked at most closely. */

/** Everything, with a little air around it. */
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

/** So many pixels a unit, around a place. */
export function around(x: number, y: number, scale: number, screen: Size): Camera {
  const width = screen.width / scale;
  const height = screen.height / scale;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Nearer (more than 1) or farther, while the place under the finger stays under it. */
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

/** Never so far off that nothing of the board is seen, nor closer or farther than is of use. */
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

/** Moved so that no more than needed of what lies beside the board is seen. */
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

/** The screen is another size: the middle stays, and so does the scale. */
export function resized(camera: Camera, before: Size, after: Size): Camera {
  const scale = before.width / camera.width;
  return around(camera.x + camera.width / 2, camera.y + camera.height / 2, scale, after);
}

/** Between two cameras, `part` of the way. */
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
