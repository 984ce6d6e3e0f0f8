import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Each layer rule with a file that violates it. That the project itself breaks none is said by `npm run check`. */
const BREAKS: readonly [rule: string, file: string, line: string][] = [
  ['no-circles', 'src/kernel/money.ts', "import './operation.ts'; import '../kernel/zz-circle.ts'"],
  ['no-circles', 'db/seeds/progress.ts', "import './zz-circle.ts'"],
  ['calls-go-down', 'src/features/places/server/zz.ts', "import '#features/orders/contract.ts'"],
  ['enter-by-the-door', 'src/features/orders/server/zz.ts', "import '#features/products/server/edit/publication.ts'"],
  ['contracts-know-little', 'src/features/orders/contract.ts', "import '#server/db/db.ts'"],
  ['rules-are-pure', 'src/features/orders/rules.ts', "import 'node:fs'"],
  ['texts-are-plain', 'src/features/orders/texts.ts', "import '#server/i18n/translator.ts'"],
  ['kernel-knows-nobody', 'src/kernel/zz.ts', "import '#server/db/db.ts'"],
  ['web-never-meets-server', 'src/features/orders/web/zz.ts', "import '../server/queries.ts'"],
  ['web-never-meets-server', 'src/features/orders/web/zz-notices.ts', "import '../notices.ts'"],
  ['web-never-meets-server', 'src/features/orders/web/zz-plan-rights.ts', "import '../plan-rights.ts'"],
  ['server-never-meets-web', 'src/features/orders/server/zz.ts', "import '../web/cart/cart.ts'"],
  ['sql-lives-in-queries', 'src/features/orders/server/zz.ts', "import { sql } from 'kysely'\nexport const now = sql`select 1`"],
  ['platform-knows-no-slice', 'src/server/zz.ts', "import '#features/orders/contract.ts'"],
  ['calls-go-down', 'src/features/orders/server/zz.ts', "import '#features/notifications/contract.ts'"],
  // Both slices are in the row `money`, shipping after payments.
  ['calls-go-down', 'src/features/payments/server/zz.ts', "import '#features/shipping/contract.ts'"],
  ['the-product-knows-no-scripts', 'src/server/zz.ts', "import '../../bin/checks/words.ts'"],
  ['the-product-knows-no-scripts', 'src/features/orders/server/zz.ts', "import '../../../../db/seeds/progress.ts'"],
  ['the-product-knows-no-test', 'src/features/orders/server/zz.ts', "import '#test/support/world.ts'"],
  ['nobody-imports-a-page', 'db/seeds/demo/zz.ts', "import '#pages/search/kinds/use-kinds.ts'"],
  ['nobody-imports-a-page', 'src/features/orders/web/zz.ts', "import '#pages/search/kinds/use-kinds.ts'"],
  ['nobody-imports-the-app', 'src/server/zz.ts', "import '#app/database.ts'"],
  ['the-sandbox-stands-outside', 'src/sandbox/gateway/zz.ts', "import '#server/db/db.ts'"],
  ['only-the-app-opens-the-sandbox', 'src/features/payments/server/zz.ts', "import '#sandbox/gateway/gateway.ts'"],
]

let copy: string
const cruise = () =>
  spawnSync('node_modules/.bin/depcruise', ['src', 'db', 'e2e', 'bin', '--config', '.dependency-cruiser.cjs', '--no-progress'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` },
  })

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'cachet-layers-'))
  for (const part of ['src', 'db', 'e2e', 'bin', 'package.json', '.dependency-cruiser.cjs', 'tsconfig.base.json'])
    cpSync(part, join(copy, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a slice that is not in the list of src/app/server.ts is refused', () => {
  mkdirSync(join(copy, 'src/features/nothing-listed'))
  const { status, stderr } = cruise()
  rmSync(join(copy, 'src/features/nothing-listed'), { recursive: true })
  expect({ refused: status !== 0, stderr }).toEqual({ refused: true, stderr: expect.stringContaining('does not list src/features/nothing-listed') })
}, 60_000)

test('each layer rule finds the file that breaks it', () => {
  writeFileSync(join(copy, 'src/kernel/zz-circle.ts'), "import './money.ts'\n")
  writeFileSync(join(copy, 'db/seeds/zz-circle.ts'), "import './progress.ts'\n")
  for (const [, file, line] of BREAKS) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), `${line}\n`, { flag: 'a' })
  }
  const { stdout } = cruise()
  for (const [rule, file] of BREAKS)
    expect(stdout, rule).toMatch(
      new RegExp(`error ${rule}[\\w-]*: ${rule === 'no-circles' ? file.replace(/\/.*/, '/') : file.replace(/[.+]/g, '\\$&')}`),
    )
}, 60_000)
