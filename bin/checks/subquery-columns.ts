/** Columns of each table. */
export type Schema = ReadonlyMap<string, ReadonlySet<string>>

/** A query, or a pair of parentheses in it. */
interface Scope {
  readonly is_query: boolean
  /** True for a derived table or CTE: its queries do not see the tables beside it. */
  readonly is_apart?: boolean
  /** The query that contains these parentheses. */
  readonly query?: Scope
  /** The outer query, whose tables are visible here. */
  readonly outer: Scope | undefined
  /** True for a fragment: the query it is inserted into is unknown. */
  readonly is_fragment: boolean
  readonly columns: Set<string>
  readonly bare: string[]
  readonly compared: string[]
  clause: string
  /** True when a table is not in the schema: its columns are unknown. */
  has_unknown: boolean
  has_table: boolean
}
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$\d+|::\s*\w+|[A-Za-z_]\w*|[().,]|[=<>!]+/g
const CLAUSES = new Set([
  'select',
  'from',
  'join',
  'on',
  'where',
  'group',
  'having',
  'order',
  'limit',
  'union',
  'returning',
  'set',
  'values',
  'update',
])
const NO_ALIAS = new Set([...CLAUSES, 'left', 'right', 'inner', 'cross', 'full', 'natural', 'using', 'for', 'lateral', 'with', 'only', 'as', 'into'])

const scopeOf = (is_query: boolean, outer: Scope | undefined, is_fragment: boolean): Scope => ({
  ...{ is_query, outer, is_fragment, columns: new Set(), bare: [], compared: [] },
  ...{ clause: '', has_unknown: false, has_table: false },
})

/** Column references in subqueries that may mean another table than intended. */
export function unclearColumns(sql: string, schema: Schema): string[] {
  const tokens = [...sql.matchAll(TOKEN)].map(([token]) => token.toLowerCase()).filter((token) => !/^(?:--|\/\*)/.test(token))
  const known = new Set([...schema.values()].flatMap((columns) => [...columns]))
  const is_statement = /^(?:select|with|insert|update|delete|create)$/.test(tokens[0] ?? '')
  const scopes = [scopeOf(true, undefined, !is_statement)]
  const all: Scope[] = []
  for (const [at, token] of tokens.entries()) {
    const scope = scopes.at(-1)!
    if (token === '(') scopes.push(opened(tokens, at, scope))
    else if (token === ')') scopes.length > 1 && scopes.pop()!.is_query && all.push(scope)
    else if (CLAUSES.has(token)) enter(scope, token, tokens[at - 1])
    else if (/^[a-z_$]/.test(token)) read(scope, tokens, at, { schema, known })
  }
  return all.flatMap(unclearIn)
}

/** A CTE or derived table does not see its neighbours, unless it is lateral. */
function opened(tokens: readonly string[], at: number, scope: Scope): Scope {
  const before = tokens[at - 1] ?? ''
  const is_apart = scope.is_apart || /^(?:as|materialized|from|join)$/.test(before) || (before === ',' && scope.clause === 'from')
  if (tokens[at + 1] !== 'select') return { ...scope, is_query: false, is_apart, query: scope.query ?? scope }
  return scopeOf(true, is_apart ? scope.outer : (scope.query ?? scope), scope.is_fragment)
}

function enter(scope: Scope, token: string, before: string | undefined) {
  // `extract(epoch from …)` and `is distinct from` contain no table.
  if ((token === 'from' && (!scope.is_query || before === 'distinct')) || (token === 'update' && before === 'for')) return
  scope.clause = token === 'join' || token === 'update' ? 'from' : token
}

interface Known {
  readonly schema: Schema
  readonly known: ReadonlySet<string>
}
function read(scope: Scope, tokens: readonly string[], at: number, { schema, known }: Known) {
  const [before, token, after] = [tokens[at - 1] ?? '', tokens[at]!, tokens[at + 1] ?? '']
  if (scope.clause === 'from') readTable(scope, tokens, at, schema)
  else if (known.has(token) && !/^(?:\.|as|of)$/.test(before) && after !== '.' && after !== '(') {
    scope.bare.push(token)
    if (/^[=<>!]+$/.test(before) && known.has(tokens[at - 2]!) && tokens[at - 3] !== '.') scope.compared.push(`${tokens[at - 2]} ${before} ${token}`)
  }
}

function readTable(scope: Scope, tokens: readonly string[], at: number, schema: Schema) {
  const [before, token, after] = [tokens[at - 1] ?? '', tokens[at]!, tokens[at + 1] ?? '']
  if (/^(?:from|join|update|,|only|lateral)$/.test(before) && !NO_ALIAS.has(token)) {
    scope.has_table = true
    const columns = schema.get(token)
    if (!columns) scope.has_unknown = true
    for (const name of columns ?? []) scope.columns.add(name)
  } else if ((before === ')' || (before === 'as' && tokens[at - 2] === ')')) && !NO_ALIAS.has(token)) {
    // A function in `from`: its alias is its column's name, unless its columns are listed.
    scope.has_table = scope.has_unknown = true
    const listed = after === '(' ? tokens.slice(at + 2, tokens.indexOf(')', at)).filter((one) => one !== ',') : [token]
    for (const name of listed) scope.columns.add(name)
  }
}

function unclearIn(scope: Scope): string[] {
  const around: Scope[] = []
  for (let one = scope.outer; one; one = one.outer) around.push(one)
  if (!scope.has_table || around.every(({ has_table, is_fragment }) => !has_table && !is_fragment)) return []
  const elsewhere = new Set(around.flatMap(({ columns }) => [...columns]))
  const names = scope.bare.filter((name) => elsewhere.has(name) || (!scope.columns.has(name) && !scope.has_unknown))
  return [...names.map((name) => `${name} in a subquery names no table`), ...scope.compared.map((pair) => `${pair} in a subquery names no tables`)]
}
