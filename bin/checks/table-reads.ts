// Layers in SQL: a slice imports only what stands before it, and its statements name only such tables too. An import rule cannot see a table's name.
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseSync } from '@swc/core'

const { slicesInOrder } = createRequire(import.meta.url)('../slice-order.cjs') as { slicesInOrder: (root: string) => readonly string[] }

interface Source {
  readonly path: string
  readonly text: string
}
/** Statements that name a table of an upper slice, and why they may: slice and table. */
export const UPWARD: Readonly<Record<string, string>> = {
  'plans → members': 'the plan of a member is a column of the member, and an edit says how many it concerns',
  'accounts → members': 'address, password and lock of an account are columns of the member, one row per person from sign-up on (decision 048)',
  'accounts → member_suspensions': 'a suspended member is refused at the door, in the statement that finds the session',
  'stamp-items → albums': 'the list of items is filtered by album, lot or set (spec section 7); paging needs it in the same statement',
  'stamp-items → album_items': 'as above',
  'account → notifications': 'the number of unread notices stands in every header: one statement instead of two for each page',
}

export function checkTableReads(): readonly string[] {
  const sources = globSync('src/features/*/server/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  return upwardReads(sources, slicesInOrder('.'), UPWARD)
}

/** Tables that a slice names and an upper slice owns, unless they are excepted; and exceptions that nothing needs. */
export function upwardReads(sources: readonly Source[], order: readonly string[], excepted: Readonly<Record<string, string>>): readonly string[] {
  const owners = ownersOf(sources)
  const found = sources.flatMap((source) => {
    const slice = sliceOf(source.path)
    const upper = [...tablesIn(source.text, owners)].filter((table) => order.indexOf(owners.get(table)!) > order.indexOf(slice))
    return upper.map((table) => ({
      name: `${slice} → ${table}`,
      line: `${source.path} names ${table}, which belongs to ${owners.get(table)} above ${slice}`,
    }))
  })
  const used = new Set(found.map(({ name }) => name))
  const idle = Object.keys(excepted).filter((name) => !used.has(name))
  return [
    ...found
      .filter(({ name }) => !(name in excepted))
      .map(({ line }) => `${line}: ask its slice through an event, a declaration or a function in SQL`),
    ...idle.map((name) => `bin/checks/table-reads.ts excepts ${name}, which nothing does`),
  ]
}

const sliceOf = (path: string) => path.split('/')[2]!

/** The slice of a table is the one whose privacy tags name it. */
function ownersOf(sources: readonly Source[]): ReadonlyMap<string, string> {
  const tagged = sources.filter(({ text }) => /\btagged\(/.test(text))
  return new Map(tagged.flatMap(({ path, text }) => [...text.matchAll(/^ {2}(\w+): \{/gm)].map(([, table]) => [table!, sliceOf(path)] as const)))
}

const BUILDER = /^(\w+)(?: as \w+)?$/
const STATEMENT = /\b(?:from|join|into|update|using)\s+(?:only\s+|lateral\s+)?(\w+)/gi
/** Names of tables in the strings and templates of a file. */
function tablesIn(text: string, known: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set<string>()
  const see = (name: string | undefined) => void (name && known.has(name) && found.add(name))
  walk(parseSync(text, { syntax: 'typescript' }), {
    builder: (argument) => see(BUILDER.exec(argument)?.[1]),
    sql: (statement) => {
      for (const [, name] of statement.matchAll(STATEMENT)) see(name)
    },
  })
  return found
}

interface Sight {
  readonly builder: (argument: string) => void
  readonly sql: (statement: string) => void
}
const CALLS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'using'])
interface Node {
  readonly type?: string
  readonly callee?: { readonly property?: { readonly value?: string } }
  readonly arguments?: readonly { readonly expression: { readonly type: string; readonly value?: string } }[]
  readonly quasis?: readonly { readonly cooked?: string }[]
  readonly value?: unknown
}
function walk(value: unknown, sight: Sight) {
  if (Array.isArray(value)) for (const one of value) walk(one, sight)
  else if (value !== null && typeof value === 'object') {
    const node = value as Node
    const [first] = node.type === 'CallExpression' && CALLS.has(node.callee?.property?.value ?? '') ? (node.arguments ?? []) : []
    if (first?.expression.type === 'StringLiteral') sight.builder(first.expression.value!)
    if (node.type === 'TemplateLiteral') sight.sql((node.quasis ?? []).map(({ cooked = '' }) => cooked).join('$1'))
    for (const one of Object.values(value)) walk(one, sight)
  }
}
