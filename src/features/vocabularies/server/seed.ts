import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { openDb } from '#server/db/db.ts'
import { keepSeededHash, lockSeeds, type SeedTerm, seededHash, seedList } from './queries.ts'

const FOLDER = join(import.meta.dirname, '../../../../db/seeds/vocabularies')
const NAME = 'vocabularies'

/** Loads the files into the database; an unchanged file costs one query. */
export async function seedVocabularies(pool: Pool): Promise<void> {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => ({ list: name.slice(0, -4), text: readFileSync(join(FOLDER, name), 'utf8') }))
  const hash = files.reduce((sum, { list, text }) => sum.update(`${list}\n${text}`), createHash('sha256')).digest('hex')
  await openDb(pool)
    .transaction()
    .execute(async (tx) => {
      await lockSeeds(tx)
      if ((await seededHash(tx, NAME)) === hash) return
      for (const { list, text } of files) await seedList(tx, list, termsOf(list, text))
      await keepSeededHash(tx, NAME, hash)
    })
}

/** A line per term; an empty cell is null. */
export function termsOf(list: string, text: string): SeedTerm[] {
  const [head, ...lines] = text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/\r$/, '').split('\t'))
  return lines.map((cells) => {
    if (cells.length !== head!.length) throw new Error(`${list}.tsv: ${cells[0]} has ${cells.length} cells instead of ${head!.length}`)
    const { from, to, sort, ...term } = Object.fromEntries(head!.map((name, at) => [name, cells[at]! || null]))
    return { ...term, sort: Number(sort), year_from: yearOf(from), year_to: yearOf(to) } as unknown as SeedTerm
  })
}

const yearOf = (cell: string | null | undefined) => (cell ? Number(cell) : null)
