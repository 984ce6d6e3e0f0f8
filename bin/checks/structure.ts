import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

const MOST_FILES = 20
const IN_SLICES_AT_MOST = 2

interface Source {
  readonly path: string
  readonly text: string
}

/** Checks folder sizes, names of exported types, and import cycles between folders of pages and of the browser's platform. */
export function checkStructure(): readonly string[] {
  const paths = globSync('{src,bin,db,e2e}/**/*.{ts,tsx,mjs}').filter((path) => !/\.test\.tsx?$/.test(path))
  const sources = paths.filter((path) => path.startsWith('src/')).map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  return [...crowded(paths), ...sameTypes(sources), ...folderCircles(sources, 'src/pages'), ...folderCircles(sources, 'src/web')]
}

/** Folders with too many code files. */
export function crowded(paths: readonly string[]): string[] {
  const folders = Map.groupBy(paths, dirname)
  return [...folders].flatMap(([folder, files]) =>
    files.length > MOST_FILES ? [`${folder} has ${files.length} code files, at most ${MOST_FILES}`] : [],
  )
}

/** Type names: one of the platform is unique, and no name is declared by three slices. */
export function sameTypes(sources: readonly Source[]): string[] {
  const exported = sources
    .filter(({ path }) => !/^src\/(test|sandbox)\/|db\/tables\.ts$/.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(/^export (?:interface|type|class) (\w+)/gm)].map(([, name]) => ({ name: name!, path })))
  return [...Map.groupBy(exported, ({ name }) => name)].flatMap(([name, places]) => {
    const platform = places.filter(({ path }) => !path.startsWith('src/features/') && !path.startsWith('src/pages/'))
    const wrong = platform.length > 1 || (platform.length && places.length > 1) || places.length > IN_SLICES_AT_MOST
    return wrong ? [`${name} is declared in ${places.map(({ path }) => path).join(', ')}`] : []
  })
}

/** Import cycles between folders below this one. */
export function folderCircles(sources: readonly Source[], below: string): string[] {
  const edges = new Map<string, Set<string>>()
  const alias = `#${below.slice(4)}/`
  for (const { path, text } of sources) {
    if (!path.startsWith(`${below}/`)) continue
    const from = dirname(path)
    for (const [, imported] of text.matchAll(/(?:from|import) ?\(?'([^']+\.tsx?)'/g)) {
      const target = imported!.startsWith(alias)
        ? `${below}/${imported!.slice(alias.length)}`
        : imported!.startsWith('.')
          ? join(from, imported!)
          : ''
      const to = dirname(target)
      if (target.startsWith(`${below}/`) && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  }
  const pairs = [...edges].flatMap(([from, to]) => [...to].map((next) => [from, next] as const))
  return pairs.flatMap(([from, to]) => {
    const way = wayBack(edges, to, from)
    return way && from < to ? [`these folders import each other: ${[from, ...way].join(' → ')}`] : []
  })
}

/** The shortest import path from `start` to `end` (breadth-first search). */
function wayBack(edges: ReadonlyMap<string, ReadonlySet<string>>, start: string, end: string): string[] | undefined {
  const ways: string[][] = [[start]]
  const seen = new Set<string>([start])
  for (let way = ways.shift(); way; way = ways.shift())
    for (const next of edges.get(way.at(-1)!) ?? []) {
      if (next === end) return [...way, end]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
}
