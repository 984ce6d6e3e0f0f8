// npm run check: all checks that do not run the product.
import { spawnSync } from 'node:child_process'
import { checkIsolations } from './checks/isolation.ts'
import { checkNames } from './checks/names.ts'
import { checkStructure } from './checks/structure.ts'
import { checkSubqueries } from './checks/subqueries.ts'
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
  { name: 'mutants still find their text', run: checkMutants },
]

let failed = 0
for (const { name, run } of checks) {
  const from = performance.now()
  const found = typeof run === 'function' ? run() : command(run)
  console.log(`${found.length ? '✗' : '✓'} ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
  for (const line of found) console.log(`  ${line}`)
  if (found.length) failed++
}
process.exit(failed ? 1 : 0)

function command([name, ...args]: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync(name!, args, { encoding: 'utf8', maxBuffer: 1e8, env: { ...process.env, FORCE_COLOR: '0' } })
  // dependency-cruiser parses with swc here, so its advice to install an older TypeScript does not apply.
  return status === 0 ? [] : `${stdout}${stderr}`.trim().split('\n').slice(0, 80)
}
