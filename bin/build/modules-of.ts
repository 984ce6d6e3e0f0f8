import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Static `import … from` and `export … from` without type imports; lazy imports are not matched. */
const LINK = /^(?:import|export) (?!type )(?:([^'"]*?) from )?'([#.][^']+\.tsx?)'/gms

interface Link {
  readonly names: ReadonlySet<string>
  readonly file: string
}

const fileOf = (from: string, wanted: string) => (wanted.startsWith('#') ? join('src', wanted.slice(1)) : join(dirname(from), wanted))

/** The imported names, as the other module exports them. */
const namesIn = (clause = '') =>
  new Set(
    (/\{([^}]*)\}/s.exec(clause)?.[1] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => name.split(' as ')[0]!),
  )

function linksOf(file: string): Link[] {
  return [...readFileSync(file, 'utf8').matchAll(LINK)].map(([, clause, wanted]) => ({ names: namesIn(clause), file: fileOf(file, wanted!) }))
}

const isDoor = (file: string) => file.endsWith('/public.tsx')

/** Contract files: most of their imports are for outputs, which the browser's build drops. */
const isContract = (file: string) => /(contract|shapes)\.ts$/.test(file)

/** All files that a script uses. Of a slice's public file only the modules of the imported names count. */
export function modulesOf(entry: string): ReadonlySet<string> {
  const met = new Set<string>()
  const follow = (file: string, asked?: ReadonlySet<string>) => {
    if (isDoor(file)) {
      for (const link of linksOf(file)) if (!asked || [...link.names].some((name) => asked.has(name))) follow(link.file)
    } else if (!met.has(file)) {
      met.add(file)
      if (!isContract(file)) for (const { file: next, names } of linksOf(file)) follow(next, names)
    }
  }
  follow(entry)
  return met
}
