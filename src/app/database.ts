import type { Pool } from 'pg'
import { seedVocabularies } from '#features/vocabularies/server/public.ts'
import { migrate } from '#server/db/migrate.ts'

/** Migrates the database and loads the vocabularies of this version. */
export async function prepareDatabase(pool: Pool): Promise<void> {
  await migrate(pool)
  await seedVocabularies(pool)
}
