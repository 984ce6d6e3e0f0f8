import { openPool } from '#server/db/db.ts'
import { GIVEN_CLUSTER, openTestCluster } from '#test/support/database.ts'

/** One PostgreSQL for all mutants of a lane: making one takes longer than most tests. */
export interface TestCluster {
  /** Environment of a run that uses it. */
  readonly env: Readonly<Record<string, string>>
  /** Drops what a run has left behind. */
  clear(): Promise<void>
  stop(): Promise<void>
}

const KEPT = ['postgres', 'template0', 'template1', 'template_cachet']

export async function startTestCluster(): Promise<TestCluster> {
  const { urls, stop } = await openTestCluster()
  return {
    env: { [GIVEN_CLUSTER]: JSON.stringify(urls) },
    async clear() {
      const main = openPool(`${urls.cluster}/postgres`, 1)
      const { rows } = await main.query<{ datname: string }>('select datname from pg_database where datname <> all($1)', [KEPT])
      for (const { datname } of rows) await main.query(`drop database "${datname}" with (force)`)
      await main.end()
    },
    stop,
  }
}

/** Tests that change what all databases of a PostgreSQL share, as roles, or that start and end it. */
const NEEDS_ITS_OWN = /roles?\.test|\/cluster\/|\/proofs\/|running-role|src\/server\/db\//

export function mayShareCluster(test: string): boolean {
  return !NEEDS_ITS_OWN.test(test)
}
