import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongFirst } from './src/test/run/long-first.ts'

const patient = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } }
const withDatabase = { ...patient, globalSetup: 'src/test/support/database.ts' }

/** A test that opens a world or asks for the cluster needs a database; every other one is a unit. */
const NEEDS_DATABASE =
  /\b(useWorld|useCluster|openDatabase|openSpareDatabase|openDeployment)\b|inject\('cluster'\)|support\/(world|spare-database|deployment)\.ts/
const tests = globSync(['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'bin/**/*.test.ts'])
const [server, unit] = ['server', 'unit'].map((kind) =>
  tests.filter((file) => NEEDS_DATABASE.test(readFileSync(file, 'utf8')) === (kind === 'server')),
)

/** Modules are read once per worker, not once per file: the whole server is 1.7 s of CPU to import. These replace clocks, settings or modules, and stay alone. */
const ALONE = ['src/server/images/pool.test.ts', 'src/server/pdf/faces.test.ts']
const shared = { isolate: false }

/** React draws pages as it does for members: its development form costs more than twice the time. The order of locks is still checked. */
const asMembersMeetIt = { env: { NODE_ENV: 'production', LOCK_ORDER: 'checked' } }

const cores = Math.max(2, availableParallelism())

/** Tests of the server wait for processes, locks and timers: one more than there are cores fills the time. Units first, browsers last: what is cheap fails early. */
export default defineConfig({
  test: {
    maxWorkers: cores,
    sequence: { sequencer: LongFirst },
    projects: [
      { test: { ...patient, ...shared, name: 'unit', include: unit!.filter((file) => !ALONE.includes(file)), sequence: { groupOrder: 0 } } },
      { test: { ...patient, name: 'alone', include: ALONE, sequence: { groupOrder: 0 } } },
      {
        test: {
          ...withDatabase,
          ...shared,
          ...asMembersMeetIt,
          name: 'server',
          include: server!,
          maxWorkers: cores + 1,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...withDatabase, ...shared, ...asMembersMeetIt, name: 'journeys', include: ['e2e/**/*.test.ts'], sequence: { groupOrder: 2 } } },
    ],
  },
})
