/** What had been told up to a moment of a match. */
import { Chronicle } from "../table/log/chronicle";
import type { Frame } from "./wire";

/** The most pieces of news that are kept in the log. */
const MOST = 400;

/** How many answers still count after each frame. */
export function answersOf(frames: readonly Frame[]): number[] {
  let answers = 0;
  return frames.map((frame) => {
    if (frame.undone) answers = backTo(frame) ?? answers - 1;
    else if (frame.index > 0 && !becamePractice(frame)) answers += 1;
    return answers;
  });
}

/** True for the moment at which the match became practice, which no answer led to. */
export function becamePractice({ news = [] }: Frame): boolean {
  return news.length === 1 && news[0]!.event === "kernel.event.made_practice";
}

function backTo({ news = [] }: Frame): number | undefined {
  return news.find(({ back_to }) => back_to !== undefined)?.back_to;
}

/** The log after the last of these frames. What was taken back by then is struck out. */
export function chronicleOf(frames: readonly Frame[], most = MOST): Chronicle {
  const told = frames.flatMap(({ news = [] }) => news);
  return told.slice(-most).reduce((chronicle, one) => chronicle.tell(one), new Chronicle());
}
