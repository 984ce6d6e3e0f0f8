import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Verdict } from './verdict.ts'

/** Beside the caches of other tools: never committed. */
const FILE = 'node_modules/.cache/cachet/mutants.json'
interface Stored {
  readonly state: string
  readonly verdicts: Record<string, Verdict>
}

/** What was found so far of this state of the project: a run that was broken off goes on where it was. Errors are tried again. */
export function openVerdicts(again: boolean) {
  const state = stateNow()
  const stored = again ? undefined : read()
  const verdicts: Record<string, Verdict> = stored?.state === state ? stored.verdicts : {}
  return {
    known: (id: string) => (verdicts[id] === 'error' ? undefined : verdicts[id]),
    keep(id: string, verdict: Verdict) {
      verdicts[id] = verdict
      mkdirSync(dirname(FILE), { recursive: true })
      writeFileSync(FILE, JSON.stringify({ state, verdicts } satisfies Stored))
    },
  }
}

function read(): Stored | undefined {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Stored
  } catch {
    return undefined
  }
}

/** The commit, and what has been changed since. */
function stateNow(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 })
  return git('rev-parse', 'HEAD').trim() + createHash('sha256').update(git('diff', 'HEAD')).digest('hex')
}
