// npm run admin -- ann@example.com            makes a confirmed member an administrator (or: --role moderator, --role support)
// npm run admin -- audit                      verifies the hash chain of the whole audit log
// The product may be running or stopped.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { prepareDatabase } from '#app/database.ts'
import { appoint } from '#features/members/server/public.ts'
import { type Role, roles } from '#features/plans/rules.ts'
import { lockDataDir } from '#server/cluster/data-dir-lock.ts'
import { runningCluster, startCluster } from '#server/cluster/embedded-postgres.ts'
import { openDb, openPool } from '#server/db/db.ts'
import { verifyChain } from '#server/operations/audit-chain.ts'
import { transact } from '#server/operations/transaction.ts'
import { readSettings, type Settings, Unsettled } from '#server/settings.ts'

/** Cleanup steps, run in reverse order. */
const opened: (() => unknown)[] = []
async function leave(code: number, said?: unknown) {
  if (said) (code ? console.error : console.log)(said)
  for (const undo of opened.reverse()) await undo()
  process.exit(code)
}

function wanted() {
  const { values, positionals } = parseArgs({ options: { role: { type: 'string', default: 'administrator' } }, allowPositionals: true })
  const [what] = positionals
  if (!what || positionals.length > 1) throw new Unsettled('Say whom: npm run admin -- ann@example.com')
  if (!roles.includes(values.role as Role)) throw new Unsettled(`--role is ${values.role}: write one of ${roles.join(', ')}`)
  return { what, role: values.role as Role }
}

/** Uses the database of a running product, or starts the embedded one for this command. */
async function open({ DATABASE_URL, DATABASE_OWNER_URL, data_dir }: Settings) {
  let url = DATABASE_URL || runningCluster(data_dir)
  if (!url) {
    opened.push(lockDataDir(data_dir))
    const cluster = await startCluster({ dir: data_dir, durable: true })
    opened.push(() => cluster.stop())
    url = cluster.url
  }
  const pool = openPool(DATABASE_OWNER_URL || DATABASE_URL || `${url}/postgres`)
  const running = DATABASE_OWNER_URL ? openPool(DATABASE_URL, 1) : pool
  for (const one of new Set([pool, running])) opened.push(() => one.end())
  await prepareDatabase(pool, running)
  return openDb(pool)
}

const SAYS = {
  done: (email: string, role: Role) => `\n  ${email} is ${role} from now on, on open pages too.\n`,
  had: (email: string, role: Role) => `\n  ${email} is ${role} already.\n`,
  unverified: (email: string) => `\n  ${email} has not been confirmed yet: open the link in the letter first.\n`,
  nobody: (email: string) => `\n  Nobody goes by ${email}: sign up first, then run this again.\n`,
}

async function main(): Promise<[number, string]> {
  const { what, role } = wanted()
  if (existsSync('.env')) process.loadEnvFile()
  const db = await open(readSettings())
  if (what === 'audit') {
    const { unbroken, links, up_to, head, broken_at, why, waiting } = await verifyChain(db)
    if (!unbroken) return [1, `\n  The audit log does not hold: link ${broken_at} is ${why}.\n`]
    const until = up_to ? `up to ${up_to.toISOString()}` : 'and nothing is in it'
    return [0, `\n  The audit log is unbroken: ${links} links ${until}, ${waiting} waiting.\n  Its head is ${head}\n`]
  }
  // A running product delivers the event within a second.
  const end = await transact({ db, tools: {} as never, wake: () => {} }, (deed) => appoint(deed, what, role))
  return [end === 'done' || end === 'had' ? 0 : 1, SAYS[end](what, role)]
}

main().then(
  ([code, said]) => leave(code, said),
  (fault) => leave(1, fault instanceof Unsettled || fault?.code?.startsWith?.('ERR_PARSE_ARGS') ? `\n  ${fault.message}\n` : fault),
)
