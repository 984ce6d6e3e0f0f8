import type { AnyOperation } from '#kernel/operation.ts'

/** The part of Babel's AST that is read here. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly key?: Node
  readonly callee?: Node
  readonly arguments?: readonly Node[]
  readonly elements?: readonly (Node | null)[]
  readonly init?: Node | null
  /** For `… as const`. */
  readonly expression?: Node
  properties?: readonly Node[]
}
interface Path {
  readonly node: Node
  findParent(by: (above: { isVariableDeclarator(): boolean }) => boolean): unknown
  getFunctionParent(): unknown
  addComment(place: 'leading', text: string): void
}

/** Fields of an operation that the browser needs; output, refusals, permissions and docs are for the server only. */
const READ: ReadonlySet<string> = new Set<keyof AnyOperation>(['http', 'input', 'commits', 'topics'])

/** Tree shaking: marks calls as pure, so that the bundler drops unused shapes. */
function pure(path: Path) {
  const declared = path.findParent((above) => above.isVariableDeclarator())
  const inFunction = path.getFunctionParent()
  if (declared && !inFunction) path.addComment('leading', '#__PURE__')
}

const isRead = ({ type, key }: Node) => type === 'SpreadElement' || READ.has(key?.name ?? '')

/** Rows of a state machine: why a move is allowed is said for readers of the rules alone. */
function withoutGuards({ elements = [] }: Node) {
  for (const row of elements) if (row?.properties) row.properties = row.properties.filter(({ key }) => key?.name !== 'guard')
}

/** Babel plugin for the browser's build: removes server-only fields from contracts and rules. */
export const leanContracts = () => ({
  visitor: {
    CallExpression(path: Path) {
      pure(path)
      const { callee, arguments: [op] = [] } = path.node
      if (callee?.name === 'machine' && op) withoutGuards(op)
      if (callee?.name !== 'operation' || !op?.properties) return
      op.properties = op.properties.filter(isRead)
    },
    /** Objects of common fields that are spread into several operations. */
    VariableDeclarator({ node: { init } }: Path) {
      const shared = init?.expression ?? init
      if (shared?.properties?.some(({ key }) => key?.name === 'permission')) shared.properties = shared.properties.filter(isRead)
    },
  },
})
