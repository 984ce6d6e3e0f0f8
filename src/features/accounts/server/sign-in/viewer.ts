import type { Pool } from 'pg'
import { permissionsOf } from '#features/plans/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import { hashToken } from '#server/auth/tokens.ts'
import type { Db } from '#server/db/db.ts'
import type { FindViewer } from '#server/http/parse-request.ts'
import type { Member, SeenBy, Viewer } from '#server/operations/requester.ts'

/** What makes a member of a row a viewer, whatever they came in by. */
export interface MemberOfViewer {
  readonly id: Id<'members'>
  readonly uid: number
  readonly plan: string
  readonly verified: boolean
  /** Permissions of all their roles. */
  readonly held: string[] | null
  /** What decisions of moderators withhold. */
  readonly withheld: string[]
}
interface ViewerRow extends MemberOfViewer {
  readonly session_id: Id<'sessions'>
  readonly fresh: boolean
  readonly unseen: boolean
  /** The view that this session has open of another member. */
  readonly view_id: Id<'member_views'> | null
}

/** Not suspended, deactivated or erased. */
export const HERE = 'not m.is_away'
export const MEMBER_OF_VIEWER = `m.id, m.uid, m.plan, m.withheld, m.email_verified_at is not null as verified,
      (select array_agg(distinct p.permission) from member_roles r join role_permissions p on p.role = r.role where r.member_id = m.id) as held`
const OPEN = `select ${MEMBER_OF_VIEWER}, s.id as session_id,
      s.fresh_at > clock_timestamp() - interval '10 minutes' as fresh, s.seen_at < clock_timestamp() - interval '5 minutes' as unseen,
      (select v.id from member_views v where v.session_id = s.id and v.ended_at is null and v.ends_at > clock_timestamp()) as view_id
    from sessions s join members m on m.id = s.member_id
    where s.ended_at is null and s.expires_at > clock_timestamp() and ${HERE}`
/** One prepared statement per request; without a row the viewer is a guest. */
const LOOK_UP = { name: 'viewer', text: `${OPEN} and s.token_hash = $1` }
const OPEN_ONES = { name: 'viewers', text: `${OPEN} and s.id = any($1::uuid[])` }

export function viewerFinder(pool: Pool, db: Db): FindViewer {
  const guest = async (): Promise<Viewer> => ({ kind: 'guest', id: null, permissions: (await permissionsOf(db, 'guest')).permissions })
  return async (token) => {
    if (token === undefined) return guest()
    const { rows } = await pool.query<ViewerRow>({ ...LOOK_UP, values: [hashToken(token)] })
    if (rows[0]?.unseen) noteSeen(pool, rows[0].session_id)
    return rows[0] ? memberOf(pool, db, rows[0]) : 'over'
  }
}

/** `seen_at` is written at most every five minutes, and no request waits for it. */
function noteSeen(pool: Pool, id: string) {
  void pool
    .query("update sessions set seen_at = clock_timestamp() where id = $1 and seen_at < clock_timestamp() - interval '5 minutes'", [id])
    .catch(() => {})
}

/** Members of one plan without a role share a set: it lives as long as the plan's permissions are kept. */
const ofPlans = new WeakMap<object, ReadonlySet<string>>()
function permissionsWith(plan: Iterable<string> & object, held: readonly string[], withheld: readonly string[]): ReadonlySet<string> {
  if (withheld.length) return new Set([...plan, ...held, 'signed_in'].filter((permission) => !withheld.includes(permission)))
  if (held.length) return new Set([...plan, ...held, 'signed_in'])
  const known = ofPlans.get(plan) ?? new Set([...plan, 'signed_in'])
  ofPlans.set(plan, known)
  return known
}

async function memberOf(pool: Pool, db: Db, { session_id, fresh, view_id, ...row }: ViewerRow): Promise<Viewer> {
  const own = { ...(await asViewer(db, row)), session_id, fresh }
  return (view_id && own.permissions.has(VIEW_AS) && (await seenThrough(pool, db, own, view_id))) || own
}

/** What opens a view, asked again with every request. */
const VIEW_AS = 'user.access.view_as'
const SEEN = {
  name: 'member seen',
  text: `select ${MEMBER_OF_VIEWER}, m.full_name as whose, ceil(extract(epoch from v.ends_at - clock_timestamp()))::int as left_s
    from member_views v join members m on m.id = v.member_id where v.id = $1 and v.administrator_id = $2 and ${HERE}`,
}
type SeenRow = MemberOfViewer & Pick<SeenBy, 'whose' | 'left_s'>
/** The member who is looked as: with what their plan opens and no role, and never fresh. Without them the administrator is themselves. */
async function seenThrough(pool: Pool, db: Db, own: Member, view_id: Id<'member_views'>): Promise<Member | undefined> {
  const { rows } = await pool.query<SeenRow>({ ...SEEN, values: [view_id, own.id] })
  if (!rows[0]) return undefined
  const { whose, left_s, ...row } = rows[0]
  const seen_by = { id: own.id, view_id, whose, left_s }
  return { ...(await asViewer(db, { ...row, held: null })), session_id: own.session_id, fresh: false, seen_by }
}

export async function asViewer(db: Db, { id, uid, plan, verified, held, withheld }: MemberOfViewer) {
  const { permissions, limits } = await permissionsOf(db, verified ? plan : 'guest')
  return { kind: 'member' as const, id, uid, verified, permissions: permissionsWith(permissions, (verified && held) || [], withheld), limits }
}

/** Open sessions and the members' current permissions, for all sockets in one query. */
export async function openSessions(pool: Pool, db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Viewer>> {
  const { rows } = await pool.query<ViewerRow>({ ...OPEN_ONES, values: [ids] })
  return new Map(await Promise.all(rows.map(async (row) => [row.session_id, await memberOf(pool, db, row)] as const)))
}
