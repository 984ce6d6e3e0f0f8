// npm run check: all checks that do not run the product.

import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

import { checkAllClasses } from './checks/classes.ts'
import { checkIsolations } from './checks/isolation.ts'

import { checkNames } from './checks/names.ts'
import { checkStructure } from './checks/structure.ts'
import { checkSubqueries } from './checks/subqueries.ts'
import { checkTableReads } from './checks/table-reads.ts'
import { checkWords } from './checks/words.ts'
import { checkMutants } from './mutants/table.ts'

interface Check {
  name: string
  run: readonly string[] | (() => readonly string[])
}

const checks: readonly Check[] = [
  { name: 'types, three worlds', run: ['tsc', '-b'] },
  {
    name: 'import layers',
    run: ['depcruise', 'src', 'db', 'e2e', 'bin', '--config', '.dependency-cruiser.cjs', '--output-type', 'err', '--no-progress'],
  },
  { name: 'lint', run: ['biome', 'check', '--error-on-warnings'] },
  { name: 'nothing unused', run: ['knip', '--no-progress'] },
  { name: 'every text in the catalogues', run: ['lingui', 'check', 'sync'] },
  { name: 'every text in five languages', run: ['lingui', 'check', 'missing'] },
  { name: 'the same words said alike everywhere', run: checkWords },
  { name: 'names, sizes and writes', run: checkNames },
  { name: 'folders, types and circles', run: checkStructure },
  { name: 'names of people are isolated in sentences', run: checkIsolations },
  { name: 'columns in subqueries name their table', run: checkSubqueries },
  { name: 'statements name no table of an upper slice', run: checkTableReads },
  { name: 'classes of elements are in their sheets', run: checkAllClasses },
  { name: 'mutants still find their text', run: checkMutants },
]

let failed = 0
/** Two lanes: the types take as long as nearly all the rest. */
const [types, ...others] = checks
await Promise.all([lane([types!]), lane(others)])
process.exit(failed ? 1 : 0)

async function lane(these: readonly Check[]) {
  for (const { name, run } of these) {
    const from = performance.now()
    const found = typeof run === 'function' ? run() : await command(run)
    console.log(`${found.length ? '✗' : '✓'} ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
    for (const line of found) console.log(`  ${line}`)
    if (found.length) failed++
  }
}

async function command([name, ...args]: readonly string[]): Promise<readonly string[]> {
  const child = spawn(name!, args, { env: { ...process.env, FORCE_COLOR: '0' }, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((done, broken) => child.once('error', broken).once('close', done))
  const [status, said, wrong] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  // dependency-cruiser parses with swc here, so its advice to install an older TypeScript does not apply.
  return status === 0 ? [] : `${said}${wrong}`.trim().split('\n').slice(0, 80)
}
