import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type SyntaxNode, statementsOf } from './syntax-tree.ts'

interface Link {
  readonly names: ReadonlySet<string>
  readonly file: string
}

const fileOf = (from: string, wanted: string) => (wanted.startsWith('#') ? join('src', wanted.slice(1)) : join(dirname(from), wanted))

/** Static `import … from` and `export … from` without type imports; lazy imports are not followed. */
function linksOf(file: string): Link[] {
  return statementsOf(file, readFileSync(file, 'utf8')).flatMap((one) => {
    const wanted = one.source?.value
    if (typeof wanted !== 'string' || !/^[#.].+\.tsx?$/.test(wanted) || isType(one)) return []
    return [{ names: new Set((one.specifiers ?? []).filter((name) => !isType(name)).map(nameOf)), file: fileOf(file, wanted) }]
  })
}
const isType = ({ importKind, exportKind }: SyntaxNode) => importKind === 'type' || exportKind === 'type'
/** The imported name, as the other module exports it. */
const nameOf = ({ imported, local }: SyntaxNode) => (imported ?? local)?.name ?? ''

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
