/** Reads sentences aloud to whoever hears the page, also while the place they are written at is not shown. */

import { onMount } from 'svelte';

export function announcer(): (text: string) => void {
  let region: HTMLElement | undefined;
  onMount(() => {
    region = document.createElement('div');
    region.className = 'visually-hidden';
    region.role = 'status';
    document.body.append(region);
    return () => region?.remove();
  });
  return (text) => {
    if (region) region.textContent = text;
  };
}
