/** How collectors write catalogues besides their symbols and codes. */
const ALIASES: Readonly<Record<string, string>> = {
  gibbons: 'stanley_gibbons',
  'stanley gibbons': 'stanley_gibbons',
  yv: 'yvert',
  'yvert et tellier': 'yvert',
  yvt: 'yvert',
  'mi-nr': 'michel',
  minr: 'michel',
  михель: 'michel',
  скотт: 'scott',
  ивер: 'yvert',
  гиббонс: 'stanley_gibbons',
  загорский: 'zagorsky',
  米歇尔: 'michel',
  斯科特: 'scott',
  吉本斯: 'stanley_gibbons',
}
/** Words between the catalogue and the number. */
const BETWEEN = /^(?:[.:#№-]|\b(?:nr|no|n|num|cat)\b\.?|номер|号|\s)+/
/** Letters and figures of a number: `12a`, `C3a`, `34 II`, `1234/35`, `T46`. */
const NUMBER = /^[a-z]{0,4}\s?\d{1,6}(?:\s?[a-z]{1,4}|\s(?:i{1,3}|iv|vi{0,3}))?(?:[/-]\d{1,5})?$/

export interface NumberAsked {
  readonly type: string
  /** The number as it may have been written down. */
  readonly numbers: readonly string[]
}

/** `sg 12a`, `Mi.-Nr. 34 II`, `Scott #C3a`: the catalogue and the number; undefined for other text. `symbols` maps what is written to a code. */
export function catalogueNumberOf(symbols: ReadonlyMap<string, string>, typed: string): NumberAsked | undefined {
  const text = typed.normalize('NFC').trim().toLowerCase()
  const known = [...Object.keys(ALIASES), ...symbols.keys()].filter((one) => text.startsWith(one)).toSorted((a, b) => b.length - a.length)
  for (const name of known) {
    const after = text.slice(name.length)
    // A letter behind it makes another word of it: `pin 3` is no number of Pick.
    if (/^\p{L}/u.test(after) && !/^(?:nr|no)\b/.test(after)) continue
    const number = after.replace(BETWEEN, '')
    const type = ALIASES[name] ?? symbols.get(name)
    if (type && NUMBER.test(number)) return { type, numbers: writtenAs(number) }
  }
  return undefined
}

/** `c3a` may stand as `C3a` or `C3A`, `34 ii` as `34 II` or `34II`. */
function writtenAs(number: string): string[] {
  const [, head = '', figures = '', tail = ''] = /^([a-z]*)\s?(\d+)\s?(.*)$/.exec(number) ?? []
  const ends = [...new Set([tail, tail.toUpperCase()].flatMap((end) => (end && /^[a-z]/i.test(end) ? [end, ` ${end}`] : [end])))]
  return [...new Set([head, head.toUpperCase()].flatMap((first) => ends.map((end) => first + figures + end)))]
}
