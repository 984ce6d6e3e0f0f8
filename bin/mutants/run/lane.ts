import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Mutant } from '../mutant.ts'
import { type TestCounts, type Verdict, verdictOf } from './verdict.ts'

const PARTS = ['src', 'db', 'bin', 'package.json', 'vitest.config.ts', 'tsconfig.base.json', '.env.example', 'dist']
/** A hanging test ends at some time; a busy machine alone is no error. */
const LONGEST_MS = 900_000
const FIRST_RED_IS_ENOUGH = '--bail=1'

/** Tests that have passed with every defence in place, in this run: a test that is red anyway proves nothing. */
const sound = new Map<string, Promise<boolean>>()

export interface Lane {
  judge(mutant: Mutant): Promise<Verdict>
  close(): void
}

/** A copy of the project, in which one defence at a time is missing. */
export function openLane(): Lane {
  const copy = mkdtempSync(join(tmpdir(), 'cachet-mutants-'))
  for (const part of PARTS) cpSync(part, join(copy, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  mkdirSync(join(copy, 'dist'), { recursive: true })
  const running = new AbortController()
  return {
    async judge({ file, search, replace, test }) {
      if (!(await soundness(copy, test, running.signal))) return 'error'
      const path = join(copy, file)
      const whole = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        whole.replace(search, () => replace),
      )
      try {
        return verdictOf(await countsOf(copy, [...test.split(' '), FIRST_RED_IS_ENOUGH], running.signal))
      } finally {
        writeFileSync(path, whole)
      }
    },
    close() {
      running.abort()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}

function soundness(copy: string, test: string, signal: AbortSignal): Promise<boolean> {
  const known = sound.get(test) ?? countsOf(copy, test.split(' '), signal).then((counts) => verdictOf(counts) === 'survived')
  sound.set(test, known)
  return known
}

/** Nothing when the run ended without an answer. */
async function countsOf(copy: string, asked: readonly string[], signal: AbortSignal): Promise<TestCounts | undefined> {
  const results = join(copy, 'results.json')
  rmSync(results, { force: true })
  const args = ['run', '--project', 'unit', '--project', 'alone', '--project', 'server', '--reporter=json', `--outputFile=${results}`, ...asked]
  const vitest = spawn('node', ['node_modules/vitest/vitest.mjs', ...args], { cwd: copy, stdio: 'ignore', timeout: LONGEST_MS, signal })
  // Aborted: its lane is closed.
  vitest.on('error', () => {})
  await new Promise((ended) => vitest.once('close', ended))
  try {
    return JSON.parse(readFileSync(results, 'utf8')) as TestCounts
  } catch {
    return undefined
  }
}
