/** The figures of the rules, each fetched when a page of rules shows it. */

import type { Component } from 'svelte';
import type { Block } from '../rulebook';

const drawn = import.meta.glob<{ default: Component }>('./*.svelte');

/** `score-track` is drawn in `ScoreTrack.svelte`. */
const fileOf = (name: string): string =>
  `./${name.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())}.svelte`;

/** The figures that these rules show. */
export async function figuresIn(blocks: Block[]): Promise<Record<string, Component>> {
  const names = blocks.flatMap((block) => (block.kind === 'figure' && drawn[fileOf(block.name)] ? [block.name] : []));
  const found = await Promise.all(names.map(async (name) => [name, (await drawn[fileOf(name)]!()).default] as const));
  return Object.fromEntries(found);
}
