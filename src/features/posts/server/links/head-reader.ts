/** What a page says of itself in its head. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly site: string
  /** As it stands there: relative to the page, or whole. */
  readonly picture: string | undefined
}

/** Denial of service: no tag is read further than this, so that no pattern runs long. */
const META = /<meta\b([^>]{1,4000})>/gi
const ATTR = /([a-z:-]{1,20})\s*=\s*(?:"([^"]{0,3000})"|'([^']{0,3000})'|([^\s"'>]{1,1000}))/gi
const TITLE = /<title\b[^>]{0,200}>([^<]{0,1000})</i
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

function metasOf(head: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, inside] of head.matchAll(META)) {
    const attrs = new Map(
      [...inside!.matchAll(ATTR)].map(([, name, ...values]) => [name!.toLowerCase(), values.find((value) => value !== undefined)!]),
    )
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
    title: cut(metas.get('og:title') ?? TITLE.exec(head)?.[1], 200),
    description: cut(metas.get('og:description') ?? metas.get('description'), 400),
    site: cut(metas.get('og:site_name'), 100),
    picture: plain(metas.get('og:image') ?? '').trim() || undefined,
  }
}
