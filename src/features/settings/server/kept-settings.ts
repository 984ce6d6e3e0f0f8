import { safeParse } from 'zod/v4/core'
import type { DisplayPreference } from '#kernel/people/display-preferences.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { settingKept } from '../contract.ts'
import { type Channel, cell, isNoticeEvent, type NoticeEvent, noticeRows, reaches } from '../rules.ts'
import { type Group, registry, type Setting, settingAt, type Value } from '../shapes.ts'
import { keptByMembers, keptSettings, writeSetting } from './queries.ts'
import { keptValue, settingViews } from './view.ts'

/** The settings of one group, those never chosen with the value that holds for everybody. */
export async function settingsOf(db: Db, member_id: string, group: Group): Promise<Readonly<Record<string, Value>>> {
  const views = settingViews(await keptSettings(db, member_id, group), [group])
  return Object.fromEntries(views.map(({ property, value }) => [property, value]))
}
export const settingOf = async (db: Db, member_id: string, group: Group, property: string): Promise<Value | undefined> =>
  (await settingsOf(db, member_id, group))[property]

interface SettingChange {
  readonly group: Group
  readonly property: string
  readonly value: Value
}
/** Keeps one setting and says so; false when there is none of this name, or not with this value. */
export async function keepSetting(
  { tx, emit }: Pick<TransactionContext, 'tx' | 'emit'>,
  member_id: MemberId,
  { group, property, value }: SettingChange,
): Promise<boolean> {
  const setting = settingAt(group, property)
  if (!setting || !safeParse(setting.shape, value).success) return false
  await writeSetting(tx, member_id, group, property, value)
  emit(settingKept, { member_id, group, property })
  return true
}

/** What a member has chosen for the look of pages: to be carried to the browser they sign in with. */
export async function displayPreferencesOf(db: Db, member_id: string): Promise<readonly (readonly [DisplayPreference, string])[]> {
  const rows = await keptSettings(db, member_id, 'general')
  return Object.entries<Setting>(registry.general).flatMap(([property, { preference }]) => {
    const value = preference && keptValue('general', property, rows)
    return value === undefined ? [] : [[preference!, String(value)] as const]
  })
}

/** Does this member want to hear of this event here? What law or contract asks for is always wanted. */
export async function wants(db: Db, member_id: string, event: NoticeEvent, channel: Channel): Promise<boolean> {
  if (noticeRows[event][channel] !== 'choice') return reaches(event, channel, undefined)
  return reaches(event, channel, await settingOf(db, member_id, 'notifications', cell(event, channel)))
}

interface MemberNotice {
  readonly member_id: string
  readonly type: NoticeEvent
}
/** Those of these that their members want to hear of here, in one question for all of them. */
export async function wanted<T extends MemberNotice>(db: Db, told: readonly T[], channel: Channel): Promise<T[]> {
  const asked = told.filter(({ type }) => noticeRows[type][channel] === 'choice')
  const members = asked.map(({ member_id }) => member_id)
  const kept = Map.groupBy(members.length ? await keptByMembers(db, members, 'notifications') : [], ({ member_id }) => member_id)
  return told.filter(({ member_id, type }) => reaches(type, channel, keptValue('notifications', cell(type, channel), kept.get(member_id) ?? [])))
}

/** For the link under a letter: no more of this kind. False where it is not the member’s to switch off. */
export async function switchOffMail(context: Pick<TransactionContext, 'tx' | 'emit'>, member_id: string, event: string): Promise<boolean> {
  if (!isNoticeEvent(event) || noticeRows[event].mail !== 'choice') return false
  return keepSetting(context, member_id as MemberId, { group: 'notifications', property: cell(event, 'mail'), value: false })
}
