// npm run weight: what a browser loads of scripts to open each page, as built: brotli, headers left out.
import { readFileSync, statSync } from 'node:fs'
import { locales } from '#kernel/locale.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const chunks: Readonly<Record<string, Chunk>> = read('dist/client/.vite/manifest.json')
const screens: Readonly<Record<string, string>> = read('dist/routes.json')
const entry = Object.keys(chunks).find((name) => chunks[name]!.isEntry)!
const pressed = (file: string) => statSync(`dist/client/${file}.br`).size

function withImports(name: string, met = new Set<string>()): Set<string> {
  const chunk = chunks[name]
  if (!chunk || met.has(chunk.file)) return met
  met.add(chunk.file)
  for (const one of chunk.imports ?? []) withImports(one, met)
  return met
}

function weigh(screen: string) {
  const page = [entry, screen].reduce((met, name) => withImports(name, met), new Set<string>())
  const scripts = [...page].reduce((sum, file) => sum + pressed(file), 0)
  const texts = locales.map((locale) => pressed(chunks[`src/web/texts/${locale}.ts`]!.file))
  const kb = (bytes: number) => Math.round(bytes / 102.4) / 10
  return {
    requests: page.size + 1,
    'scripts KB': kb(scripts),
    'with texts KB': `${kb(scripts + Math.min(...texts))} to ${kb(scripts + Math.max(...texts))}`,
  }
}

console.table(Object.fromEntries(Object.entries(screens).map(([path, screen]) => [path, weigh(screen)])))
