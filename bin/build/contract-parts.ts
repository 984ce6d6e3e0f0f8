import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { nodesIn, type SyntaxNode, statementsOf } from './syntax-tree.ts'

/** A contract as modules of their own: one for each declaration and each operation, and the contract that names them all. */
interface Parts {
  readonly whole: string
  readonly texts: ReadonlyMap<string, string>
}
/** A value that a statement may use, and the import that brings it. */
type Brought = ReadonlyMap<string, string>
interface Declared {
  readonly names: readonly string[]
  readonly part: string
  readonly text: string
  readonly uses: ReadonlySet<string>
  /** Imported as a whole: `import * as albums`. */
  readonly isSpace?: true
}

const CONTRACT = /src[\\/].*(contract|shapes)\.ts$/
const cut = (text: string, { start, end }: SyntaxNode) => text.slice(start, end)
const isType = ({ importKind, exportKind }: SyntaxNode) => importKind === 'type' || exportKind === 'type'
const quoted = (text: unknown) => JSON.stringify(text)

/** Names that a piece of code may refer to: too many are harmless, as the bundler drops what is not used. */
const namesIn = (part: unknown) => new Set([...nodesIn(part)].flatMap(({ type, name }) => (type === 'Identifier' && name ? [name] : [])))

/** `import { a, b as c } from '…'`: an import for each name. */
function broughtBy(statement: SyntaxNode): [string, string][] {
  if (isType(statement)) return []
  const from = quoted(statement.source?.value)
  return (statement.specifiers ?? [])
    .filter((one) => !isType(one))
    .map(({ type, imported, local }) => [
      local!.name!,
      type === 'ImportNamespaceSpecifier' ? `import * as ${local!.name} from ${from}` : `import { ${imported!.name} as ${local!.name} } from ${from}`,
    ])
}

/** `export { a, b }` of what stands in the file or was imported. */
const exportedAgain = (statement: SyntaxNode) =>
  isType(statement) ? [] : (statement.specifiers ?? []).flatMap((one) => (isType(one) ? [] : [one.local!.name!]))

const isOperations = (init?: SyntaxNode | null) =>
  init?.type === 'ObjectExpression' &&
  !!init.properties?.length &&
  init.properties.every(({ value }) => (value as SyntaxNode)?.callee?.name === 'operation')

/** The operations `x: { show: operation(…) }` become parts `x.show`, and `x` a module that names them. */
function operationsIn(text: string, name: string, init: SyntaxNode, file: string): Declared[] {
  const all = init.properties!.map(({ key, value }) => ({ verb: key!.name!, value: value as SyntaxNode }))
  const each = all.map(({ verb, value }) => ({
    ...{ names: [], part: `${name}.${verb}`, uses: namesIn(value) },
    text: `export const ${name}_${verb} = ${cut(text, value)}`,
  }))
  const listed = all.map(({ verb }) => `export { ${name}_${verb} as ${verb} } from ${quoted(`${file}?part=${name}.${verb}`)}`)
  return [{ names: [name], part: name, isSpace: true, uses: new Set(), text: listed.join('\n') }, ...each]
}

const declaredNames = ({ id }: SyntaxNode): string[] => (id?.type === 'Identifier' ? [id.name!] : [...namesIn(id)])

/** `const a = …` of one name or several. */
function variableIn(text: string, one: SyntaxNode): Declared {
  const names = declaredNames(one)
  return { names, part: names[0]!, text: `export const ${cut(text, one)}`, uses: namesIn(one.init) }
}

/** The parts that a statement declares; operations only where they are exported, as other files name them. */
function declaredBy(file: string, text: string, declaration: SyntaxNode, isExported: boolean): Declared[] {
  if (declaration.type === 'FunctionDeclaration') {
    const name = declaration.id!.name!
    return [{ names: [name], part: name, text: `export ${cut(text, declaration)}`, uses: namesIn(declaration) }]
  }
  return (declaration.declarations ?? []).flatMap((one) =>
    isExported && isOperations(one.init) ? operationsIn(text, one.id!.name!, one.init!, file) : [variableIn(text, one)],
  )
}

export function partsOf(file: string, text: string): Parts {
  const brought = new Map<string, string>()
  const parts: Declared[] = []
  const whole: string[] = []
  const again: string[] = []
  for (const statement of statementsOf(file, text)) {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const declaration = isExported ? statement.declaration : statement
    if (statement.type === 'ImportDeclaration') for (const [name, line] of broughtBy(statement)) brought.set(name, line)
    else if (isExported && statement.source) whole.push(cut(text, statement))
    else if (!declaration) again.push(...exportedAgain(statement))
    else
      for (const one of declaredBy(file, text, declaration, isExported)) {
        parts.push(one)
        const [what, from] = [one.isSpace ? `* as ${one.part}` : `{ ${one.names.join(', ')} }`, quoted(`${file}?part=${one.part}`)]
        for (const name of one.names) brought.set(name, `import ${what} from ${from}`)
        if (isExported && one.names.length) whole.push(`export ${what} from ${from}`)
      }
  }
  for (const name of again) if (brought.has(name)) whole.push(brought.get(name)!, `export { ${name} }`)
  return { whole: whole.join('\n'), texts: new Map(parts.map((one) => [one.part, withImports(one, brought)])) }
}

const withImports = ({ names, text, uses }: Declared, brought: Brought) =>
  [...[...uses].flatMap((name) => (names.includes(name) ? [] : (brought.get(name) ?? []))), text].join('\n')

/** The browser's build: a page brings the operations and shapes that it uses, not whole contracts. */
export const contractParts = (): Plugin => {
  const known = new Map<string, Parts>()
  return {
    name: 'contract-parts',
    enforce: 'pre',
    load(id) {
      const [file = '', part] = id.split('?part=')
      if (!CONTRACT.test(file)) return
      const parts = known.get(file) ?? partsOf(file, readFileSync(file, 'utf8'))
      known.set(file, parts)
      return part === undefined ? parts.whole : parts.texts.get(part)
    },
  }
}
