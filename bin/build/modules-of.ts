import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type SyntaxNode, statementsOf } from './syntax-tree.ts'

interface Link {
  readonly names: ReadonlySet<string>
  readonly file: string
}

const fileOf = (from: string, wanted: string) => (wanted.startsWith('#') ? join('src', wanted.slice(1)) : join(dirname(from), wanted))

/** Its static imports and what it exports of others, types left out; lazily imported screens are not met. */
function linksOf(file: string): Link[] {
  return statementsOf(file, readFileSync(file, 'utf8')).flatMap((one) => {
    const wanted = one.source?.value
    if (typeof wanted !== 'string' || !/^[#.].+\.tsx?$/.test(wanted) || isType(one)) return []
    return [{ names: new Set((one.specifiers ?? []).filter((name) => !isType(name)).map(nameOf)), file: fileOf(file, wanted) }]
  })
}
const isType = ({ importKind, exportKind }: SyntaxNode) => importKind === 'type' || exportKind === 'type'
/** The name that it has in the other file. */
const nameOf = ({ imported, local }: SyntaxNode) => (imported ?? local)?.name ?? ''

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
