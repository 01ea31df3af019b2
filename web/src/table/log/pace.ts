import type { Pace } from "../../lib/browser/preferences.svelte";
import type { News } from "../../lib/server/wire";
import { length } from "../board/geometry";

const FACTOR: Record<Pace, number> = { instant: 0, normal: 1, slow: 2.2 };
const DWELL = {
  attack: 380,
  hit: 520,
  miss: 520,
  harm: 620,
  down: 700,
  help: 500,
  turn: 420,
  note: 260,
};
const DICE = 850;
const TOLD = 160;
/** How much longer a beat stays, and a great one. */
const BEAT = 350;
const GREAT = 900;
/** Milliseconds for each tenth of a millimetre walked. */
const WALK = 0.28;
const LEAST_WALK = 220;
const MOST_WALK = 900;

/** How many milliseconds one piece of news stays before the next is shown. */
export function dwell(news: News, pace: Pace): number {
  return Math.round(natural(news) * FACTOR[pace]);
}

/** How many milliseconds to keep on screen what stays `usual` ones, if its news stays `given`. */
export function lingers(usual: number, news: News, given: number): number {
  const most = natural(news);
  return most ? Math.round((usual * given) / most) : 0;
}

function natural(news: News): number {
  if (news.quiet && !news.dice) return 0;
  return plain(news) + pause(news);
}

/** The pause after a great moment. */
function pause({ quiet, cue }: News): number {
  if (quiet || !cue?.beat) return 0;
  return cue.beat.great ? GREAT : BEAT;
}

function plain(news: News): number {
  if (news.dice) return DICE;
  if (!news.cue) return TOLD;
  return news.cue.kind === "move" ? walk(news) : DWELL[news.cue.kind];
}

function walk({ cue }: News): number {
  const far = length(cue?.path ?? []) * WALK;
  return Math.max(LEAST_WALK, Math.min(MOST_WALK, far));
}
