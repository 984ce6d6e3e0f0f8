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

/** One PostgreSQL for the whole run, with a template database that every test file copies quickly. */
export default async function setup(project: TestProject) {
  const dir = mkdtempSync(join(tmpdir(), 'cachet-test-'))
  chmodSync(dir, 0o755)
  const cluster = await startCluster({ dir, durable: false })
  const main = openPool(`${cluster.url}/postgres`, 1)
  await main.query('create database template_cachet')
  await main.end()
  const pool = openPool(`${cluster.url}/template_cachet`, 4)
  const running = openPool(await embeddedRole(pool), 1)
  await prepareDatabase(pool, running)
  project.provide('cluster', cluster.url)
  project.provide('running', running.options.connectionString!.replace('/template_cachet', ''))
  for (const one of [pool, running]) await one.end()
  return async () => {
    await cluster.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
