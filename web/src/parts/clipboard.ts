/** Copies a text; whether that was allowed. Away from loopback and HTTPS a browser lets nobody write to the clipboard. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
