import type { Call } from '../call.ts'
import type { ObjectKind, StripeObject } from '../objects.ts'
import { missing, type Refusal } from '../refusals.ts'

export interface Listed {
  object: 'list'
  data: StripeObject[]
  has_more: boolean
  url: string
}
interface ListRequest {
  limit?: number
  starting_after?: string
  ending_before?: string
  created?: number | Partial<Record<keyof typeof comparisons, number>>
  types?: string[]
  [field: string]: unknown
}
const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' }

export async function list(call: Call, of: ObjectKind, url: string, asked: ListRequest, by: readonly string[]): Promise<Listed | Refusal> {
  const values: unknown[] = [of, of === 'account' ? '' : call.account]
  const put = (value: unknown) => `$${values.push(value)}`
  const where = ['object = $1', 'account = $2', ...madeWhen(asked.created, put)]
  for (const field of by) if (asked[field] !== undefined) where.push(`body ->> ${put(field)} = ${put(asked[field])}`)
  if (asked.types) where.push(`body ->> 'type' = any(${put(asked.types)})`)
  const cursor = asked.starting_after ?? asked.ending_before
  if (cursor) {
    const seq = await seqOf(call, of, cursor)
    if (!seq) return missing(of, cursor, asked.starting_after ? 'starting_after' : 'ending_before')
    where.push(`seq ${asked.starting_after ? '<' : '>'} ${put(seq)}`)
  }
  const backwards = !asked.starting_after && cursor !== undefined
  const limit = asked.limit ?? 10
  const sql = `select body from sandbox.objects where ${where.join(' and ')} order by seq ${backwards ? 'asc' : 'desc'} limit ${put(limit + 1)}`
  const { rows } = await call.tx.query<{ body: StripeObject }>(sql, values)
  const data = rows.slice(0, limit).map(({ body }) => body)
  return { object: 'list', data: backwards ? data.reverse() : data, has_more: rows.length > limit, url }
}

function madeWhen(created: ListRequest['created'], put: (value: unknown) => string): string[] {
  if (created === undefined) return []
  if (typeof created === 'number') return [`created = ${put(created)}`]
  return Object.entries(created).map(([word, second]) => `created ${comparisons[word as keyof typeof comparisons]} ${put(second)}`)
}

async function seqOf(call: Call, of: ObjectKind, id: string): Promise<string | undefined> {
  const { rows } = await call.tx.query<{ seq: string }>('select seq from sandbox.objects where id = $1 and object = $2', [id, of])
  return rows[0]?.seq
}
