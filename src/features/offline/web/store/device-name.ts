const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
]
const first = (list: typeof BROWSERS, agent: string) => list.find(([form]) => form.test(agent))?.[1]

/** How this device is called in the list of one's devices. */
export const deviceName = (agent = navigator.userAgent): string =>
  [first(BROWSERS, agent), first(SYSTEMS, agent)].filter(Boolean).join(', ') || 'Browser'
