import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '#app/database.ts'
import { startCluster } from '#server/cluster/embedded-postgres.ts'
import { openPool } from '#server/db/db.ts'
import { embeddedRole } from '#server/db/running-role.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: string
    /** The same, by the role that owns nothing: append the name of a copy of the template. */
    running: string
  }
}

/** Two connection URLs without a database name, as JSON: the run uses this PostgreSQL instead of one of its own. */
export const GIVEN_CLUSTER = 'TEST_CLUSTER'

/** One PostgreSQL for the whole run, with a template database that every test file copies quickly. */
export default async function setup(project: TestProject) {
  const given = process.env[GIVEN_CLUSTER]
  const { urls, stop } = given ? { urls: JSON.parse(given) as TestClusterUrls, stop: async () => {} } : await openTestCluster()
  project.provide('cluster', urls.cluster)
  project.provide('running', urls.running)
  return stop
}

export interface TestClusterUrls {
  readonly cluster: string
  readonly running: string
}
export async function openTestCluster() {
  const dir = mkdtempSync(join(tmpdir(), 'cachet-test-'))
  chmodSync(dir, 0o755)
  const cluster = await startCluster({ dir, durable: false })
  const main = openPool(`${cluster.url}/postgres`, 1)
  await main.query('create database template_cachet')
  await main.end()
  const pool = openPool(`${cluster.url}/template_cachet`, 4)
  const running = openPool(await embeddedRole(pool), 1)
  await prepareDatabase(pool, running)
  const urls: TestClusterUrls = { cluster: cluster.url, running: running.options.connectionString!.replace('/template_cachet', '') }
  for (const one of [pool, running]) await one.end()
  const stop = async () => {
    await cluster.stop()
    rmSync(dir, { recursive: true, force: true })
  }
  return { urls, stop }
}
