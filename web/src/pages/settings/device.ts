/** A browser's name for itself, made short: what it is and what it runs on. */

const PROGRAMS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Other programs name themselves in full; without a name there is none. */
export function deviceOf(named: string): string | null {
  const program = PROGRAMS.find(([sign]) => sign.test(named))?.[1];
  const system = SYSTEMS.find(([sign]) => sign.test(named))?.[1];
  if (!program) return named.trim() === '' ? null : named;
  return system ? `${program} · ${system}` : program;
}
