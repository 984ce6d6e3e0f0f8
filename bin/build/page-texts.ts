import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { locales } from '#kernel/locale.ts'
import { LATER, textsName } from '#kernel/texts-name.ts'
import { stringsIn } from './syntax-tree.ts'

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Texts = Readonly<Record<string, unknown>>

const CLIENT = 'dist/client'

/** Writes for each language the texts of the shell, of its lazy parts, and of every page with its own, as separate files; returns their folder. */
export async function writePageTexts(screens: Readonly<Record<string, string>>): Promise<string> {
  const chunks: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'))
  const pages = new Set(Object.values(screens))
  const told = new Map<string, ReadonlySet<string>>()
  const namesIn = (file: string) => {
    const names = told.get(file) ?? stringsIn(file, readFileSync(`${CLIENT}/${file}`, 'utf8'))
    told.set(file, names)
    return names
  }
  /** Chunks that load with this one; `lazily`: those of its lazy parts too. `met`: not followed. */
  const isPart = (one: string) => !pages.has(one) && !one.startsWith('src/web/texts/')
  const reached = (name: string, lazily: boolean, met = new Set<string>()): Set<string> => {
    const chunk = chunks[name]
    if (!chunk || met.has(chunk.file)) return met
    met.add(chunk.file)
    const later = lazily ? (chunk.dynamicImports ?? []).filter(isPart) : []
    for (const one of [...(chunk.imports ?? []), ...later]) reached(one, lazily, met)
    return met
  }
  const entry = Object.keys(chunks).find((name) => chunks[name]!.isEntry)!
  const shell = reached(entry, false)
  const others = (all: ReadonlySet<string>) => [...all].filter((file) => !shell.has(file))
  const wanted = new Map([
    ['shell', [...shell]],
    [LATER, others(reached(entry, true))],
  ])
  for (const [path, screen] of Object.entries(screens)) wanted.set(textsName(path), others(reached(screen, true, new Set(shell))))
  return write(wanted, namesIn, (locale) => chunks[`src/web/texts/${locale}.ts`]!.file)
}

async function write(
  wanted: ReadonlyMap<string, readonly string[]>,
  namesIn: (file: string) => ReadonlySet<string>,
  wholeOf: (locale: string) => string,
): Promise<string> {
  const files = new Map<string, string>()
  for (const locale of locales) {
    const all = await whole(wholeOf(locale))
    const known = new Set((wanted.get('shell') ?? []).flatMap((file) => [...namesIn(file)]))
    for (const [name, from] of wanted) {
      const names = new Set(from.flatMap((file) => [...namesIn(file)]).filter((id) => id in all && (name === 'shell' || !known.has(id))))
      files.set(`${locale}/${name}`, `export default ${JSON.stringify(Object.fromEntries([...names].sort().map((id) => [id, all[id]])))}\n`)
    }
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('base64url')
    .slice(0, 8)
  const folder = `assets/texts-${hash}`
  for (const locale of locales) mkdirSync(`${CLIENT}/${folder}/${locale}`, { recursive: true })
  for (const [name, text] of files) writeFileSync(`${CLIENT}/${folder}/${name}.js`, text)
  return `/${folder}/`
}

/** All texts of a language from the browser's build. */
async function whole(file: string): Promise<Texts> {
  const { default: parts } = (await import(resolve(CLIENT, file))) as { default: Readonly<Record<string, { messages: Texts }>> }
  return Object.assign({}, ...Object.values(parts).map(({ messages }) => messages))
}
