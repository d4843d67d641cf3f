/** Sentences of a sheet in the reader's language. A sheet is written in English; its hash must not change with a translation. */

import { hasText, t } from '../../texts/texts.svelte';

/** FNV-1a of 32 bits. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** A sentence of a sheet; one that somebody has written themselves stays as it is. */
export function sentenceOf(text: string): string {
  const key = `reasons-${hashOf(text)}`;
  return hasText(key) ? t(key) : text;
}
