import { sql } from 'kysely'
import { blockedWith, isPresent } from '#features/members/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Id } from '#kernel/shapes.ts'
import { hashToken } from '#server/auth/tokens.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { ClubId } from '../../contract.ts'
import type { ClubStanding } from '../../rules.ts'
import { LETTER_OFF_DAYS } from '../../rules-invitations.ts'

type InvitationId = Id<'club_invitations'>
export interface OpenRow {
  readonly id: InvitationId
  readonly token: string
  readonly email: string | null
  readonly uses: number
  readonly most_uses: number
  readonly ends_at: Date
  readonly made_by: string | null
}
const lasts = sql`i.ended_at is null and i.ends_at > clock_timestamp()`
const isOpen = sql`${lasts} and i.uses < i.most_uses`
const columns = sql`i.id, i.token, i.email, i.uses, i.most_uses, i.ends_at, case when ${isPresent('m')} then m.full_name end as made_by`
const open = async (db: Db, where: ReturnType<typeof sql>): Promise<OpenRow[]> =>
  (
    await sql<OpenRow>`select ${columns} from club_invitations i join members m on m.id = i.made_by
    join club_members run on run.club_id = i.club_id and run.member_id = i.made_by and run.standing in ('moderator', 'owner')
    where ${isOpen} and ${where}
    order by i.id desc limit 200`.execute(db)
  ).rows

export const openOf = (db: Db, club_id: string) => open(db, sql`i.club_id = ${club_id}::uuid`)
export const openLetter = async (db: Db, club_id: string, email: string) =>
  (await open(db, sql`i.club_id = ${club_id}::uuid and i.email = ${email}`))[0]

interface NewInvitation {
  readonly club_id: ClubId
  readonly made_by: string
  readonly token: string
  readonly email: string | null
  readonly most_uses: number
  readonly days: number
}
export async function keepInvitation(tx: Tx, { club_id, made_by, token, email, most_uses, days }: NewInvitation): Promise<OpenRow> {
  const { rows } = await sql<OpenRow>`with i as (insert into club_invitations (club_id, made_by, token, email, most_uses, ends_at)
      values (${club_id}::uuid, ${made_by}::uuid, ${token}, ${email}, ${most_uses}::int, clock_timestamp() + make_interval(days => ${days})) returning *)
    select ${columns} from i join members m on m.id = i.made_by`.execute(tx)
  return rows[0]!
}
/** All of a day count, also those that were taken back. */
export async function lettersToday(tx: Tx, made_by: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from club_invitations i
    where i.made_by = ${made_by}::uuid and i.email is not null and i.created_at > clock_timestamp() - interval '1 day'`.execute(tx)
  return rows[0]!.n
}
/** What is over, or was written by one who does not run the club any more, makes room for a new letter. */
export const endLetters = (tx: Tx, club_id: string, email: string) =>
  sql`update club_invitations i set ended_at = clock_timestamp()
    where i.club_id = ${club_id}::uuid and i.email = ${email} and i.ended_at is null and i.uses = 0`.execute(tx)
export async function endOne(tx: Tx, club_id: string, id: string): Promise<boolean> {
  const { rows } = await sql`update club_invitations i set ended_at = clock_timestamp()
    where i.id = ${id}::uuid and i.club_id = ${club_id}::uuid and i.ended_at is null returning i.id`.execute(tx)
  return rows.length > 0
}

interface Addressee {
  readonly locale: Locale
  readonly is_unwanted: boolean
}
/** The member whose address this is; a letter is unwanted where the two have blocked each other, or where the member is in the club or kept out of it. */
export async function addressee(tx: Tx, club_id: string, sender: string, email: string): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`select m.locale, m.id = any(${blockedWith(sender)}) or exists (select from club_members cm
      where cm.club_id = ${club_id}::uuid and cm.member_id = m.id and cm.standing in ('member', 'moderator', 'owner', 'banned')) as is_unwanted
    from members m where m.email = ${email} and m.is_email_verified`.execute(tx)
  return rows[0]
}
export async function wantsNone(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql`select from club_letter_refusals r where r.address_hash = ${hashToken(email)}`.execute(tx)
  return rows.length > 0
}

export interface InvitationRow {
  readonly id: InvitationId
  readonly club_id: ClubId
  readonly email: string | null
  readonly created_at: Date
  readonly ends_at: Date
  readonly name: string
  readonly about: string
  readonly rules: string[]
  readonly member_count: number
  readonly made_by: string
  readonly standing: ClubStanding | null
  readonly changed_at: Date | null
  readonly until: Date | null
  readonly put_out_at: Date | null
  readonly now: Date
}
/**
 * Where a token leads that lasts. It counts only while whoever made it still runs the club, and not between two who have blocked each other. Whoever
 * is in the club finds it also when it is used up: they have come by it.
 */
export async function findInvitation(db: Db, viewer: string | null, token: string): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`select i.id, i.club_id, i.email, i.created_at, i.ends_at, c.name, c.about, c.rules, c.member_count,
      m.full_name as made_by, own.standing, own.changed_at, own.ends_at as until, own.put_out_at, clock_timestamp() as now
    from club_invitations i join clubs c on c.id = i.club_id and c.status = 'active'
    join members m on m.id = i.made_by and ${isPresent('m')} and m.id <> all (${blockedWith(viewer)})
    join club_members run on run.club_id = i.club_id and run.member_id = i.made_by and run.standing in ('moderator', 'owner')
    left join club_members own on own.club_id = i.club_id and own.member_id = ${viewer}::uuid
    where i.token = ${token} and ${lasts}
      and (i.uses < i.most_uses or coalesce(own.standing in ('member', 'moderator', 'owner'), false))`.execute(db)
  return rows[0]
}
export const countUse = (tx: Tx, id: InvitationId) => sql`update club_invitations set uses = uses + 1 where id = ${id}::uuid`.execute(tx)

/** The address of a letter, however it has ended. */
export async function addressOf(tx: Tx, token: string): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`select i.email from club_invitations i where i.token = ${token}`.execute(tx)
  return rows[0]?.email ?? null
}
/** No letters any more, and those that are open are over. */
export async function refuseAll(tx: Tx, email: string): Promise<ClubId[]> {
  await sql`insert into club_letter_refusals (address_hash) values (${hashToken(email)}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ club_id: ClubId }>`update club_invitations i set ended_at = clock_timestamp()
    where i.email = ${email} and i.ended_at is null and i.uses = 0 returning i.club_id`.execute(tx)
  return rows.map(({ club_id }) => club_id)
}

/** When a row goes, and with it the address: a link with its end, a letter later, since the link in it that refuses more letters has to lead somewhere. */
const goes = sql<Date>`ends_at + make_interval(days => case when email is null then 0 else ${LETTER_OFF_DAYS}::int end)`
const now = sql<Date>`clock_timestamp()`
export const dueInvitations = async (db: Db, limit: number): Promise<InvitationId[]> =>
  (
    await db.selectFrom('club_invitations').select('id').where('ends_at', '<=', now).where(goes, '<=', now).orderBy('ends_at').limit(limit).execute()
  ).map(({ id }) => id)
export const nextInvitationEnd = async (db: Db): Promise<Date | null> =>
  (await db.selectFrom('club_invitations').select(goes.as('goes_at')).orderBy('goes_at').limit(1).executeTakeFirst())?.goes_at ?? null
export const dropInvitation = (tx: Tx, id: InvitationId) => tx.deleteFrom('club_invitations').where('id', '=', id).where(goes, '<=', now).execute()
