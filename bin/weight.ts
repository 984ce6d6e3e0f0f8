// npm run weight: compressed bytes of scripts (brotli, without headers) that a browser loads for each page of the build.
import { readFileSync, statSync } from 'node:fs'
import { locales } from '#kernel/locale.ts'
import { textsName } from '#kernel/texts-name.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const chunks: Readonly<Record<string, Chunk>> = read('dist/client/.vite/manifest.json')
const { screens, texts }: { screens: Readonly<Record<string, string>>; texts: string } = read('dist/pages.json')
const entry = Object.keys(chunks).find((name) => chunks[name]!.isEntry)!
const sum = (files: readonly string[]) => files.reduce((all, file) => all + pressed(file), 0)
const pressed = (file: string) => statSync(`dist/client/${file}.br`).size

function withImports(name: string, met = new Set<string>()): Set<string> {
  const chunk = chunks[name]
  if (!chunk || met.has(chunk.file)) return met
  met.add(chunk.file)
  for (const one of chunk.imports ?? []) withImports(one, met)
  return met
}

function weigh([path, screen]: readonly [string, string]) {
  const page = [entry, screen].reduce((met, name) => withImports(name, met), new Set<string>())
  const scripts = sum([...page])
  const said = locales.map((locale) => sum(['shell', textsName(path)].map((name) => `${texts}${locale}/${name}.js`)))
  const kb = (bytes: number) => Math.round(bytes / 102.4) / 10
  const most = kb(scripts + Math.max(...said))
  return {
    requests: page.size + 2,
    'scripts KB': kb(scripts),
    'with texts KB': `${kb(scripts + Math.min(...said))} to ${most}`,
    'over the bound': most > boundOf(path) ? `more than ${boundOf(path)}` : '',
  }
}

/** Budget of every page until it is hydrated, in any language; files loaded when idle or on demand are not counted. */
const MOST_KB = 130
/** Search results are the lists of products, stores and members in one screen. */
const MORE_KB: Readonly<Record<string, number>> = { '/search-result': 135 }
const boundOf = (path: string) => MORE_KB[path] ?? MOST_KB

const pages = Object.entries(screens).map((line) => [line[0], weigh(line)] as const)
console.table(Object.fromEntries(pages))
const over = pages.filter(([, page]) => page['over the bound'])
if (over.length) {
  console.error(`Too heavy: ${over.map(([path]) => path).join(', ')}`)
  process.exitCode = 1
}
