/** What a page says of itself in its head. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly site: string
  /** As it stands there: relative to the page, or whole. */
  readonly picture: string | undefined
}

/** Denial of service: tags are found by their signs, one after the other, and none is read further than this. */
const MOST_SIGNS = 4_000
const ATTR = /([a-z:-]{1,20})\s*=\s*(?:"([^"]{0,3000})"|'([^']{0,3000})'|([^\s"'>]{1,1000}))/gi
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const plain = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16)
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
  })
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu
const cut = (text: string | undefined, most: number) =>
  [
    ...plain(text ?? '')
      .replace(HIDDEN, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .normalize('NFC'),
  ]
    .slice(0, most / 2)
    .join('')

/** What stands in the tags of this name, and where each ends. */
function* tagsOf(head: string, name: string): Generator<{ inside: string; end: number }> {
  const small = head.toLowerCase()
  for (let at = small.indexOf(`<${name}`); at >= 0; ) {
    const end = small.indexOf('>', at)
    if (end < 0) return
    yield { inside: head.slice(at + name.length + 1, Math.min(end, at + MOST_SIGNS)), end }
    at = small.indexOf(`<${name}`, end)
  }
}
function titleOf(head: string): string | undefined {
  for (const { end } of tagsOf(head, 'title')) return head.slice(end + 1, end + 1 + MOST_SIGNS).split('<', 1)[0]
  return undefined
}
function attrsOf(inside: string): Map<string, string> {
  return new Map([...inside.matchAll(ATTR)].map(([, name, ...values]) => [name!.toLowerCase(), values.find((value) => value !== undefined)!]))
}

function metasOf(head: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { inside } of tagsOf(head, 'meta')) {
    const attrs = attrsOf(inside)
    const name = (attrs.get('property') ?? attrs.get('name'))?.toLowerCase()
    const content = attrs.get('content')
    if (name && content && !found.has(name)) found.set(name, content)
  }
  return found
}

export function headOf(html: string): PageHead {
  const end = html.search(/<\/head>|<body\b/i)
  const head = end < 0 ? html : html.slice(0, end)
  const metas = metasOf(head)
  return {
    title: cut(metas.get('og:title') ?? titleOf(head), 200),
    description: cut(metas.get('og:description') ?? metas.get('description'), 400),
    site: cut(metas.get('og:site_name'), 100),
    picture: plain(metas.get('og:image') ?? '').trim() || undefined,
  }
}
