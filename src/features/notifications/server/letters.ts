import { DIGEST, keepSetting, letterOf, mailTimeOf, settingOf, switchOffMail } from '#features/settings/server/public.ts'
import { noticeText } from '#kernel/notice.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Db } from '#server/db/db.ts'
import type { Viewer } from '#server/operations/requester.ts'
import { command, query } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { notifications } from '../contract.ts'
import { isMember } from './queries-letters.ts'

/** Security: a member may use only their own token, even if a mail was forwarded to them. */
async function openedBy(viewer: Viewer, db: Db, { vault, notices }: Tools, token: string) {
  const letter = letterOf(vault, notices, token)
  if (!letter || (viewer.kind === 'member' && viewer.id !== letter.member_id)) return undefined
  return (await isMember(db, letter.member_id)) ? letter : undefined
}

export const letterKind = query(notifications.letterKind, async ({ input, viewer, db, tools, requester }) => {
  const letter = await openedBy(viewer, db, tools, input.token)
  if (!letter) return refuse('letter.not_found')
  const { member_id, type } = letter
  const name = tools.words.say(requester.locale, type === DIGEST ? 'digest.name' : noticeText(type, 'name'))
  const wanted =
    type === DIGEST
      ? (await settingOf(db, member_id, 'notifications', DIGEST)) === true
      : ((await mailTimeOf(db, tools.notices, member_id, type)) ?? 'off') !== 'off'
  return { letter: { event: type, name, wanted } }
})

export const letterPage = query(notifications.letterPage, async ({ input }) => ({ location: `/action/letters/${input.token}` }))

export const switchOffLetters = command(notifications.switchOffLetters, async ({ input, viewer, tx, emit, tools }) => {
  const letter = await openedBy(viewer, tx, tools, input.token)
  if (!letter) return refuse('letter.not_found')
  const { member_id, type } = letter
  const off =
    type === DIGEST
      ? await keepSetting({ tx, emit }, member_id, { group: 'notifications', property: DIGEST, value: false })
      : await switchOffMail(tools.notices, { tx, emit }, member_id, type)
  return off ? { done: true as const } : refuse('letter.not_found')
})
