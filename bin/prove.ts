// npm run prove -- <id> [size]: runs one proof at the size that an issue names; npm test runs it small.
import { spawnSync } from 'node:child_process'

const PROOFS: Readonly<Record<string, { readonly tests: readonly string[]; readonly size: number; readonly what: string }>> = {
  fuzz: { tests: ['src/test/contract/fuzz.test.ts'], size: 10_000, what: 'requests made from the OpenAPI page, none answered 5xx' },
  races: {
    tests: ['src/features/orders/server/races.test.ts'],
    size: 100,
    what: 'parallel checkouts of the last one, ten times as many retries with one key',
  },
  letters: { tests: ['src/features/payments/server/letters.test.ts'], size: 1_000, what: 'webhooks, each several times and in no order' },
  crash: { tests: ['src/test/proofs/crash.test.ts'], size: 200, what: 'kills -9 of the process, and as many of PostgreSQL' },
  imports: { tests: ['src/test/proofs/import-crash.test.ts'], size: 5, what: 'kills -9 of the process while the rows of an import come in' },
  'import-speed': {
    tests: ['src/test/proofs/import-speed.test.ts'],
    size: 20_000,
    what: 'rows of a file: how many a second come in, and when they are found',
  },
  box: {
    tests: ['e2e/box-size.test.ts'],
    size: 20_000,
    what: 'items of a box scrolled from end to end: the longest task, and how many are in the document',
  },
  filters: {
    tests: ['src/test/proofs/filters.test.ts', 'src/features/listings/server/find/filters.test.ts'],
    size: 2_000,
    what: 'random sets of filters per tab of the market: list, counts, ways out and pages beside a plain scan',
  },
  walk: { tests: ['src/features/orders/server/machine-walk.test.ts'], size: 100, what: 'random walks of purchases beside a plain model' },
  paging: { tests: ['src/test/proofs/walks.test.ts'], size: 100, what: 'lists walked while things come, go and change' },
  auctions: {
    tests: ['src/test/proofs/auctions', 'src/features/auctions'],
    size: 50_000,
    what: 'calls on hot lots while processes are killed: a linearizable history; a hundredth of it lots that end under fire',
  },
  'wants-basket': {
    tests: ['src/features/baskets/server/solve/cheapest.test.ts'],
    size: 1_000,
    what: 'baskets of up to twelve wants from six stores: each equals brute force, to the cent',
  },
  splits: { tests: ['src/kernel/money.test.ts', 'src/features/orders/rules.test.ts'], size: 10_000, what: 'totals split to the cent' },
  matrix: {
    tests: ['src/test/contract/matrix.test.ts', 'src/test/contract/openapi.test.ts'],
    size: 1,
    what: 'every operation, every asker, every object',
  },
  machines: { tests: ['src/test/contract/machines.test.ts'], size: 1, what: 'every legal and illegal move' },
  sockets: {
    tests: ['src/test/proofs/sockets.test.ts'],
    size: 200,
    what: 'listening pages while the database is restarted, and orders beside twenty sockets that ask as often as they may',
  },
  attacks: { tests: ['src/test/security'], size: 1, what: 'the hostile catalogue, as far as it is built' },
  audit: {
    tests: ['src/server/operations/audit.test.ts'],
    size: 5_000,
    what: 'deeds at once with three sealers between them: the chain is whole, and finds whoever gets past it',
  },
  cluster: { tests: ['src/test/cluster'], size: 1, what: 'two real processes behind a proxy: events, ended sessions, letters, secrets, limits' },
  idor: {
    tests: ['src/test/contract/idor.test.ts'],
    size: 40,
    what: 'ids of one member’s, asked about by a stranger and by a guest in every operation',
  },
  visual: {
    tests: ['e2e/visual.test.ts'],
    size: 2,
    what: 'every page in every language, light, dark and on a phone: axe, cut words, sideways scrolling',
  },
  merges: {
    tests: ['src/features/offline/web/merges.test.ts'],
    size: 10_000,
    what: 'orders of edits, losses and repeats on two devices that end equal',
  },
  offline: { tests: ['e2e/offline-size.test.ts'], size: 20_000, what: 'items on a device, searched without network' },
  jury: { tests: ['src/features/flags/server/jury.test.ts'], size: 20_000, what: 'flags judged by 1,000 members, 200 of whom vote together' },
  chat: {
    tests: ['src/test/proofs/talk.test.ts', 'src/test/proofs/groups.test.ts'],
    size: 20_000,
    what: 'messages of fifty members, in pairs and in groups, over a road that resets, delays and doubles; processes are killed',
  },
  circles: {
    tests: ['src/features/circles/server/find'],
    size: 2_000,
    what: 'members with ten wants each: the most trades in circles, in less than a minute; small markets beside every choice tried',
  },
  trades: {
    tests: ['src/features/trades/rules.test.ts', 'src/features/trades/server/conversation.test.ts'],
    size: 100_000,
    what: 'random sequences of trades beside a plain model; a hundredth of them in the product, coin by coin',
  },
  kills: {
    tests: ['src/test/proofs/money/kills.test.ts'],
    size: 200,
    what: 'kills -9 at each write and request of coins, refunds, withdrawals and chargebacks: each movement once or not at all',
  },
  money: { tests: ['src/test/proofs/money/walk.test.ts'], size: 10_000, what: 'random events of money beside a plain ledger' },
  scanner: {
    tests: ['src/features/scanner/test/core'],
    size: 300,
    what: 'pages drawn with known truth: pieces, corners, tilt, perforation and centring beside what was drawn (with SAMPLES: real scans)',
  },
  ledger: { tests: ['src/features/ledger'], size: 1, what: 'sums are zero, nothing is booked twice' },
}

const [id = '', size] = process.argv.slice(2)
const proof = PROOFS[id]
if (!proof) {
  for (const [name, { what, size: usual }] of Object.entries(PROOFS))
    console.log(`  npm run prove -- ${name.padEnd(9)} ${what}${usual > 1 ? ` (${usual})` : ''}`)
  process.exit(id ? 1 : 0)
}
const env = { ...process.env, PROVE_N: size ?? String(proof.size) }
const { status } = spawnSync('node', ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout', '600000', ...proof.tests], {
  stdio: 'inherit',
  env,
})
process.exit(status ?? 1)
