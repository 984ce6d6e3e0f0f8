import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { standingChanged } from '../contract.ts'
import { moved } from '../rules.ts'
import { dueStandings, keepStanding, nextEnd, standingById } from './queries-write.ts'

/** Invitations that nobody has answered, and bans that are over. */
export const endStandings = timer({
  name: 'clubs.end_standings',
  due: dueStandings,
  next: nextEnd,
  async run({ tx, clock, emit }, id) {
    const known = await standingById(tx, id)
    if (!known) return
    await lock(tx, 'clubs', [known.club_id])
    const [row, now] = [await standingById(tx, id), await clock()]
    if (!row?.ends_at || row.ends_at > now) return
    const action = row.standing === 'invited' ? 'expire' : 'lapse'
    const to = moved(row.standing, action, 'clock')
    if (!to) return
    const { club_id, member_id, standing: from } = row
    await keepStanding(tx, { club_id, member_id, standing: to, changed_at: now })
    emit(standingChanged, { club_id, member_id, actor_id: null, from, to, action, at: now.toISOString() })
  },
})
