/** The covers we have drawn, by game. */
import type { Component } from "svelte";
import ArenaCover from "./ArenaCover.svelte";
import DarknessCover from "./DarknessCover.svelte";
import EuphoriaCover from "./EuphoriaCover.svelte";
import PlainCover from "./PlainCover.svelte";
import PunkCover from "./PunkCover.svelte";
import SavageCover from "./SavageCover.svelte";

const COVERS: Record<string, Component> = {
  arena: ArenaCover,
  darkness: DarknessCover,
  euphoria: EuphoriaCover,
  punk: PunkCover,
  savage: SavageCover,
};

export function coverOf(game: string): Component {
  return COVERS[game] ?? PlainCover;
}
