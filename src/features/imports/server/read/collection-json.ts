import * as z from 'zod/mini'
import { safeParse } from 'zod/v4/core'
import { stampItems } from '#features/stamp-items/contract.ts'
import { MOST } from '../../rules.ts'
import { type OwnItem, ownCells, ownHeaders } from '../rows/own.ts'
import { decoded } from '../rows/text.ts'
import { bounded, NotATable, type Table } from './tables.ts'

const Scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
const Plain = z.array(z.record(z.string(), Scalar))

/** Our own file, whole: or a list of plain objects from anywhere. */
export function collectionJson(bytes: Uint8Array): Table {
  const given = parsedJson(bytes)
  const items = Array.isArray(given) ? given : (given as { items?: unknown } | null)?.items
  if (!Array.isArray(items)) throw new NotATable('no_table')
  if (items.length > MOST.rows) throw new NotATable('too_many_rows')
  const own = items.map((item) => safeParse(stampItems.create.input, withoutPictures(item)))
  if (own.every(({ success }) => success)) return bounded([ownHeaders, ...own.map(({ data }) => ownCells(data as OwnItem))])
  const plain = safeParse(Plain, items)
  if (!plain.success) throw new NotATable('no_table')
  const headers = [...new Set(plain.data.flatMap((row) => Object.keys(row)))]
  return bounded([headers, ...plain.data.map((row) => headers.map((name) => String(row[name] ?? '')))])
}
function parsedJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoded(bytes).replace(/^\uFEFF/, ''))
  } catch {
    throw new NotATable('unreadable')
  }
}
function withoutPictures(item: unknown) {
  const { pictures: _files, ...rest } = (item ?? {}) as Record<string, unknown>
  return rest
}
