import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lists, vocabulary } from '../server/rows/words.ts'

const folder = join(import.meta.dirname, '../../../../db/seeds/vocabularies')
const read = (file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
    .map(([code = '', parent = '', , symbol = '', ...names]) => ({ code, parent: parent || null, symbol: symbol || null, names: names.slice(0, 5) }))

export const seeded: Lists = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .map((file) => [file.slice(0, -4), read(file)]),
)
/** The vocabularies as the product seeds them. */
export const words = vocabulary(seeded)
