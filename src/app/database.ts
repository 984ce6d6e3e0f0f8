import type { Pool } from 'pg'
import { seedVocabularies } from '#features/vocabularies/server/public.ts'
import { migrate } from '#server/db/migrate.ts'

/** A database ready for this version: migrated, with the vocabularies that came along. */
export async function prepareDatabase(pool: Pool): Promise<void> {
  await migrate(pool)
  await seedVocabularies(pool)
}
