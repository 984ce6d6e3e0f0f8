import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Mutant } from '../mutant.ts'
import { mayShareCluster, startTestCluster, type TestCluster } from './test-cluster.ts'
import { type TestCounts, type Verdict, verdictOf } from './verdict.ts'

const PARTS = ['src', 'db', 'bin', 'package.json', 'vitest.config.ts', 'tsconfig.base.json', '.env.example', 'dist']
/** A hanging test ends at some time; a busy machine alone is no error. */
const LONGEST_MS = 900_000
const FIRST_RED_IS_ENOUGH = '--bail=1'

/** Tests that have passed with every defence in place, in this run: a test that is red anyway proves nothing. */
const sound = new Map<string, Promise<boolean>>()

export interface Lane {
  /** Runs these tests together, with every defence in place: far sooner done than one by one. Those that fail are run again alone, when they are needed. */
  prove(tests: readonly string[]): Promise<void>
  judge(mutant: Mutant): Promise<Verdict>
  close(): Promise<void>
}

/** A copy of the project, in which one defence at a time is missing. */
export async function openLane(): Promise<Lane> {
  const copy = mkdtempSync(join(tmpdir(), 'cachet-mutants-'))
  for (const part of PARTS) cpSync(part, join(copy, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  mkdirSync(join(copy, 'dist'), { recursive: true })
  const [running, cluster] = [new AbortController(), await startTestCluster()]
  const place: Place = { copy, signal: running.signal, cluster }
  return {
    prove: (tests) => proveTogether(place, [...new Set(tests)].filter(mayShareCluster)),
    async judge({ file, search, replace, test }) {
      if (!(await soundness(place, test))) return 'error'
      const path = join(copy, file)
      const whole = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        whole.replace(search, () => replace),
      )
      try {
        return await verdictIn(place, test)
      } finally {
        writeFileSync(path, whole)
      }
    },
    async close() {
      running.abort()
      await cluster.stop()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}

interface Place {
  readonly copy: string
  readonly signal: AbortSignal
  readonly cluster: TestCluster
}

/** A defence may be part of the tables or of what they hold from the start: where the common database shows nothing, one is made without the defence. */
async function verdictIn(place: Place, test: string): Promise<Verdict> {
  const asked = [...test.split(' '), FIRST_RED_IS_ENOUGH]
  if (mayShareCluster(test)) {
    const verdict = verdictOf(await countsOf(place, asked, place.cluster.env))
    await place.cluster.clear()
    if (verdict !== 'survived') return verdict
  }
  return verdictOf(await countsOf(place, asked, {}))
}

async function proveTogether(place: Place, tests: readonly string[]): Promise<void> {
  const counts = await countsOf(place, [...new Set(tests.flatMap((test) => test.split(' ')))], place.cluster.env)
  await place.cluster.clear()
  const files = counts?.testResults ?? []
  for (const test of tests) {
    const own = files.filter(({ name }) => test.split(' ').some((part) => name.includes(part)))
    if (own.length && own.every(({ status, assertionResults }) => status === 'passed' && assertionResults.length))
      sound.set(test, Promise.resolve(true))
  }
}

function soundness(place: Place, test: string): Promise<boolean> {
  const env = mayShareCluster(test) ? place.cluster.env : {}
  const known = sound.get(test) ?? countsOf(place, test.split(' '), env).then((counts) => verdictOf(counts) === 'survived')
  sound.set(test, known)
  return known
}

/** Nothing when the run ended without an answer. */
async function countsOf({ copy, signal }: Place, asked: readonly string[], env: Readonly<Record<string, string>>): Promise<TestCounts | undefined> {
  const results = join(copy, 'results.json')
  rmSync(results, { force: true })
  const args = ['run', '--exclude', 'e2e/**', '--reporter=json', `--outputFile=${results}`, ...asked]
  const vitest = spawn('node', ['node_modules/vitest/vitest.mjs', ...args], {
    ...{ cwd: copy, stdio: 'ignore', timeout: LONGEST_MS, signal },
    env: { ...process.env, ...env },
  })
  // Aborted: its lane is closed.
  vitest.on('error', () => {})
  await new Promise((ended) => vitest.once('close', ended))
  try {
    return JSON.parse(readFileSync(results, 'utf8')) as TestCounts
  } catch {
    return undefined
  }
}
