import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const BANNED = /^(utils?|helpers?|common|manager|service|dto|impl|data|info)$|(Utils?|Helpers?|Manager|Service|Dto|Impl)$/
const MOST_LINES = 250
/** Conditions on a member's presence: written only in `is_present` and its parts, and called from there by other slices. */
const PRESENCE = /\bis_away\b|\bmay_see\(|\b(?:email_verified_at|suspended_at|deactivated_at|erased_at)['`]?,?\s*['`]?\s*is\b/
const SOCKETS = 'src/server/live/register.ts'

/** Checks that linters do not have: file lengths, banned words, clocks and random numbers in features, and which slice writes a table. */
export function checkNames(): readonly string[] {
  const files = globSync('{src,bin,db,e2e}/**/*.{ts,tsx,mjs}').filter((file) => !file.endsWith('src/server/db/tables.ts'))
  return [...files.flatMap((file) => checkFile(file)), ...checkWrites(files)]
}

export function checkFile(file: string, text = readFileSync(file, 'utf8')): string[] {
  const found: string[] = []
  const lines = text.split('\n').length - 1
  if (lines > MOST_LINES && !/^db\/seeds\//.test(file)) found.push(`${file} has ${lines} lines, at most ${MOST_LINES}`)
  if (BANNED.test(basename(file).replace(/\..*$/, ''))) found.push(`${file} has a name that says nothing`)
  if (/^src\/features\/[^/]+\/(server|rules)/.test(file) && !/\.test\./.test(file) && /\bDate\.now\(|new Date\(\)|Math\.random\(/.test(text))
    found.push(`${file} reads a clock or throws dice: both are arguments in features`)
  if (/^src\/server\//.test(file) && !/\.test\./.test(file) && file !== SOCKETS && /(?<!request\.)\b(socket|io)\.(on|once|use)\(/.test(text))
    found.push(`${file} gives a socket a handler by itself: ${SOCKETS} does it, and catches what it throws`)
  if (
    /^(?:src\/(?:app|server|features\/[^/]+\/server)|bin\/bench)\/.*\.ts$/.test(file) &&
    !/^src\/features\/(?:accounts|plans|members)\/|\.test\.|privacy\.ts$/.test(file) &&
    PRESENCE.test(text)
  )
    found.push(`${file} decides by itself whether a member is there: use visibleTo, ownerVisibleTo or isPresent of members`)
  if (/\bstyle=\{/.test(text) && /^src\/(pages|features)\//.test(file)) found.push(`${file} has an inline style: the content policy refuses it`)
  return found
}

/** The name of a migration contains its slice; only that slice writes the tables it creates. */
function checkWrites(files: readonly string[]): string[] {
  const owners = new Map<string, string>()
  for (const migration of globSync('db/migrations/*.sql')) {
    const slice = basename(migration, '.sql').split('_')[1]!
    for (const [, table] of readFileSync(migration, 'utf8').matchAll(/^create (?:unlogged )?table (\w+)/gm))
      owners.set(table!, GIVEN[table!] ?? slice)
  }
  return files.flatMap((file) => {
    const slice = /^src\/features\/([^/]+)\/server\//.exec(file)?.[1]
    if (!slice || /\.test\./.test(file)) return []
    const written = readFileSync(file, 'utf8').matchAll(/(?:insertInto\('|updateTable\('|deleteFrom\('|insert into |update |delete from )(\w+)/g)
    return [...written].flatMap(([, table]) =>
      owners.has(table!) && owners.get(table!) !== slice && !SHARED[table!]?.includes(slice)
        ? [`${file} writes ${table}, which belongs to ${owners.get(table!)}`]
        : [],
    )
  })
}
/** Tables created by one slice and now owned by another. */
const GIVEN: Record<string, string> = {
  blocks: 'network',
  bookmarks: 'bookmarks',
  ...Object.fromEntries(['sessions', 'member_tokens', 'member_devices', 'address_letters'].map((table) => [table, 'accounts'])),
  ...Object.fromEntries(
    ['plans', 'plan_permissions', 'plan_limits', 'plan_words', 'roles', 'role_permissions', 'member_roles'].map((table) => [table, 'plans']),
  ),
}
/** One row, three owners: who one is, how one signs in, which plan one holds (docs/decisions/048). */
const SHARED: Record<string, readonly string[]> = { members: ['accounts', 'plans'] }
