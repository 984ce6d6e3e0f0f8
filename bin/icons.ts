// Draws src/web/ui/icons/icons.svg, the one cached sprite, from src/web/ui/icons/icon-names.ts: node bin/icons.ts
import { readFile, writeFile } from 'node:fs/promises'

// Dynamic import: src/web belongs to another TypeScript project than the scripts.
const names = new URL('../src/web/ui/icons/icon-names.ts', import.meta.url)
const { iconNames }: { iconNames: readonly string[] } = await import(names.href)
const assets = new URL('../node_modules/@phosphor-icons/core/assets/', import.meta.url)
const line = 'fill="none" stroke="currentColor" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"'

/** Icons of philatelic tools on Phosphor's grid: 256 units, strokes of 16. */
const own: Record<string, string> = {
  loupe: `<g ${line}><circle cx="104" cy="104" r="72"/><path d="M72 104a32 32 0 0 1 32-32M156 156l20-20 48 48a14 14 0 0 1-20 20z"/></g>`,
  'perforation-gauge': `<g ${line}><rect x="56" y="24" width="144" height="208" rx="6"/></g><g fill="currentColor">${[64, 104, 148, 196]
    .flatMap((y, row) => Array.from({ length: 6 - row }, (_, at) => `<circle cx="${88 + (at * 80) / (5 - row)}" cy="${y}" r="${6 + row * 2}"/>`))
    .join('')}</g>`,
  stamp: `<g ${line}><path d="M40 40h24a12 12 0 0 0 24 0h28a12 12 0 0 0 24 0h28a12 12 0 0 0 24 0h24v24a12 12 0 0 0 0 24v28a12 12 0 0 0 0 24v28a12 12 0 0 0 0 24v24h-24a12 12 0 0 0-24 0h-28a12 12 0 0 0-24 0H88a12 12 0 0 0-24 0H40v-24a12 12 0 0 0 0-24v-28a12 12 0 0 0 0-24V88a12 12 0 0 0 0-24z"/><rect x="84" y="84" width="88" height="88"/></g>`,
  tongs: `<g ${line}><path d="M108 40a20 20 0 0 1 40 0M108 40 84 150l24 74 8-60zM148 40l24 110-24 74-8-60zM120 96h16"/></g>`,
  hinge: `<g ${line}><path d="M40 72h176v112H40zM40 120h176"/><path d="M88 152h80" stroke-dasharray="2 26"/></g>`,
  postmark: `<g ${line}><circle cx="96" cy="128" r="72"/><circle cx="96" cy="128" r="36"/><path d="M176 88c16-12 24 12 48 0M184 128c16-12 20 12 40 0M176 168c16-12 24 12 48 0"/></g>`,
  coin: `<g ${line}><circle cx="128" cy="128" r="96"/><circle cx="128" cy="128" r="68" stroke-width="12" stroke-dasharray="1 20"/><path d="M152 104a36 36 0 1 0 0 48"/></g>`,
}

const symbol = (name: string, body: string) => `<symbol id="i-${name}" viewBox="0 0 256 256">${body}</symbol>`

async function phosphor(name: string): Promise<string> {
  const weight = name.endsWith('-fill') ? 'fill' : 'regular'
  const svg = await readFile(new URL(`${weight}/${name}.svg`, assets), 'utf8')
  return symbol(name, svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ''))
}

const symbols = [...(await Promise.all(iconNames.map(phosphor))), ...Object.entries(own).map(([name, body]) => symbol(name, body))]
await writeFile(
  new URL('../src/web/ui/icons/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)
