import { parseSync } from 'vite'

/** As much of the bundler's syntax tree (ESTree) as is read here. */
export interface SyntaxNode {
  readonly type: string
  readonly name?: string
  readonly value?: unknown
  readonly source?: SyntaxNode | null
  readonly start?: number
  readonly end?: number
  readonly body?: SyntaxNode | readonly SyntaxNode[]
  readonly declaration?: SyntaxNode | null
  readonly declarations?: readonly SyntaxNode[]
  readonly id?: SyntaxNode | null
  readonly init?: SyntaxNode | null
  readonly key?: SyntaxNode
  readonly properties?: readonly SyntaxNode[]
  readonly callee?: SyntaxNode
  readonly arguments?: readonly SyntaxNode[]
  readonly specifiers?: readonly SyntaxNode[]
  readonly imported?: SyntaxNode
  readonly local?: SyntaxNode
  readonly importKind?: 'type' | 'value'
  readonly exportKind?: 'type' | 'value'
  readonly quasis?: readonly { readonly value: { readonly cooked: string | null } }[]
}

/** A file's statements, as the bundler's own parser reads them: how its lines are wrapped does not matter. */
export function statementsOf(file: string, text: string): readonly SyntaxNode[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length) throw new Error(`${file} cannot be read: ${errors[0]!.message}`)
  return program.body as unknown as readonly SyntaxNode[]
}

export function* nodesIn(part: unknown): Generator<SyntaxNode> {
  if (Array.isArray(part)) for (const one of part) yield* nodesIn(one)
  else if (typeof part === 'object' && part !== null) {
    if ('type' in part && typeof part.type === 'string') yield part as SyntaxNode
    for (const one of Object.values(part)) if (typeof one === 'object') yield* nodesIn(one)
  }
}

/** Every constant string of a script. */
export function stringsIn(file: string, text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { type, value, quasis } of nodesIn(statementsOf(file, text))) {
    if (type === 'Literal' && typeof value === 'string') found.add(value)
    else if (type === 'TemplateLiteral' && quasis?.length === 1 && quasis[0]!.value.cooked !== null) found.add(quasis[0]!.value.cooked)
  }
  return found
}
