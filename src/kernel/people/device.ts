export const browsers = ['Firefox', 'Chrome', 'Edge', 'Safari', 'Opera', 'Samsung Internet', 'Chromium'] as const
export const systems = ['Windows', 'macOS', 'iPhone', 'iPad', 'Android', 'ChromeOS', 'Linux'] as const
export type Browser = (typeof browsers)[number]
export type System = (typeof systems)[number]

/** User agent patterns; the first match wins, because browsers also carry the names of older ones. */
const BROWSERS: readonly [RegExp, Browser][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\bChromium\//, 'Chromium'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, System][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]
const first = <T>(signs: readonly [RegExp, T][], agent: string): T | null => signs.find(([sign]) => sign.test(agent))?.[1] ?? null

/** Browser and system of a user agent, or the name of a program. */
export function deviceOf(agent: string): { browser: Browser | null; system: System | null; program: string } {
  const [browser, system] = [first(BROWSERS, agent), first(SYSTEMS, agent)]
  return { browser, system, program: browser ? '' : (/^[\w .-]{1,40}/.exec(agent)?.[0]?.trim() ?? '') }
}
