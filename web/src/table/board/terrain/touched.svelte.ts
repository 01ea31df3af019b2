import type { Area, Board, Message, Pair, Scene, Shape, Zone } from "../../../lib/server/wire";
import { FINGER, inside, lightAt, lying, standing } from "./scenery";

/** What lies where the board was touched, and is no figure. */
export class Touched {
  /** The scenery. */
  ground = $state.raw<Shape>();
  zone = $state.raw<Zone>();
  /** The light there, in words. */
  light = $state.raw<Message>();
  /** The round area. */
  area = $state.raw<Area>();

  take(place: Pair, board: Board | undefined, scene: Scene | undefined, pixel: number): void {
    this.area = lying(scene?.areas ?? [], place, pixel);
    this.ground = standing(board?.shapes ?? [], place, FINGER * pixel);
    this.zone = scene?.zones?.find(({ points }) => inside(points, place));
    this.light = board && lightAt(board, place);
  }

  clear(): void {
    this.area = this.ground = this.zone = this.light = undefined;
  }
}
