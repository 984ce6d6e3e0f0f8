import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** `import … from '…'` and `export … from '…'`, types left out; lazily imported screens are not met. */
const LINK = /^(?:import|export) (?!type )(?:([^'"]*?) from )?'([#.][^']+\.tsx?)'/gms

interface Link {
  readonly names: ReadonlySet<string>
  readonly file: string
}

const fileOf = (from: string, wanted: string) => (wanted.startsWith('#') ? join('src', wanted.slice(1)) : join(dirname(from), wanted))

/** The names that are asked for there, by the name they have there. */
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

/** Most of what a contract takes from others is for answers, which the browser's has no more. */
const isContract = (file: string) => /(contract|shapes)\.ts$/.test(file)

/** Every file that a script draws with; of a slice's door only what is asked for behind it. */
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
