import type { AnyOperation } from '#kernel/operation.ts'

/** As much of Babel's tree as is read here. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly key?: Node
  readonly callee?: Node
  readonly arguments?: readonly Node[]
  readonly init?: Node | null
  /** Of `… as const`. */
  readonly expression?: Node
  properties?: readonly Node[]
}
interface Path {
  readonly node: Node
  findParent(by: (above: { isVariableDeclarator(): boolean }) => boolean): unknown
  getFunctionParent(): unknown
  addComment(place: 'leading', text: string): void
}

/** What the browser reads of an operation; what is answered, refused, allowed and written down about it only the server needs to know. */
const READ: ReadonlySet<string> = new Set<keyof AnyOperation>(['http', 'input', 'commits', 'topics'])

/** Shapes that nobody uses any more go too: making one changes nothing. */
function pure(path: Path) {
  const declared = path.findParent((above) => above.isVariableDeclarator())
  const inFunction = path.getFunctionParent()
  if (declared && !inFunction) path.addComment('leading', '#__PURE__')
}

const isRead = ({ type, key }: Node) => type === 'SpreadElement' || READ.has(key?.name ?? '')

/** For the browser's build: contracts without what only the server reads. */
export const leanContracts = () => ({
  visitor: {
    CallExpression(path: Path) {
      pure(path)
      const { callee, arguments: [op] = [] } = path.node
      if (callee?.name !== 'operation' || !op?.properties) return
      op.properties = op.properties.filter(isRead)
    },
    /** What several operations have in common, to be spread into each. */
    VariableDeclarator({ node: { init } }: Path) {
      const shared = init?.expression ?? init
      if (shared?.properties?.some(({ key }) => key?.name === 'permission')) shared.properties = shared.properties.filter(isRead)
    },
  },
})
