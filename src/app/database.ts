import type { Pool } from 'pg'
import { seedVocabularies } from '#features/vocabularies/server/public.ts'
import { layTables } from '#sandbox/gateway/schema.ts'
import { migrate, missingMigrations } from '#server/db/migrate.ts'
import { grantRunning, isOwner, roleOf } from '#server/db/running-role.ts'
import { installJobs } from '#server/jobs/boss.ts'
import { Unsettled } from '#server/settings.ts'

/**
 * Migrates the database and loads the vocabularies of this version, as the owner of its tables. A role that does not own them cannot migrate: then
 * nothing may be missing. Another role that is to run the process is given its rights.
 */
export async function prepareDatabase(owner: Pool, running: Pool = owner): Promise<void> {
  if (await isOwner(owner)) {
    await migrate(owner)
    await installJobs(owner)
    await layTables(owner)
    const role = await roleOf(running)
    if (role !== (await roleOf(owner))) await grantRunning(owner, role)
  } else {
    const missing = await missingMigrations(owner)
    if (missing.length)
      throw new Unsettled(
        `The database is of an earlier version (${missing.join(', ')}) and the role of DATABASE_URL does not own its tables: set DATABASE_OWNER_URL`,
      )
  }
  await seedVocabularies(owner)
}

/** Says at the start when the role that answers requests could change what is append-only. */
export async function ownerWarning(running: Pool, has_owner_url: boolean): Promise<string | null> {
  if (!(await isOwner(running))) return null
  if (has_owner_url)
    throw new Unsettled('The role of DATABASE_URL owns the tables, or may act as their owner: beside DATABASE_OWNER_URL it must be another one')
  return 'One database role both owns the tables and runs the product. DATABASE_OWNER_URL separates them: docs/operations.md'
}
