import { safeParse } from 'zod/v4/core'
import { channelOf, type MailTime, mailTimesOf, type NoticeChannel, type NoticeDeclaration, type NoticeDeclarations } from '#kernel/notice.ts'
import type { DisplayPreference } from '#kernel/people/display-preferences.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { settingKept } from '../contract.ts'
import { cell, DIGEST, GROUPING, QUIET_FROM, QUIET_TO, quietUntil, reaches } from '../rules.ts'
import { type FixedGroup, fixedSettings, type Group, type Registry, settingAt, settingsWith, type Value } from '../shapes.ts'
import { type KeptRow, keptByMembers, keptSettings, writeSetting } from './queries.ts'
import { keptValue, settingViews } from './view.ts'

/** Settings of a group, with defaults. */
export async function settingsOf(db: Db, member_id: Id<'members'>, group: FixedGroup): Promise<Readonly<Record<string, Value>>> {
  const views = settingViews(fixedSettings, await keptSettings(db, member_id, group), [group])
  return Object.fromEntries(views.map(({ property, value }) => [property, value]))
}
export const settingOf = async (db: Db, member_id: Id<'members'>, group: FixedGroup, property: string): Promise<Value | undefined> =>
  (await settingsOf(db, member_id, group))[property]

interface SettingChange<G extends Group> {
  readonly group: G
  readonly property: string
  readonly value: Value
}
type Changing = Pick<TransactionContext, 'tx' | 'emit'>
/** Stores a setting and emits its event; false for an unknown name or an invalid value. */
export const keepSetting = (context: Changing, member_id: MemberId, change: SettingChange<FixedGroup>): Promise<boolean> =>
  keepSettingOf(fixedSettings, context, member_id, change)

export async function keepSettingOf(
  registry: Registry,
  { tx, emit }: Changing,
  member_id: MemberId,
  { group, property, value }: SettingChange<Group>,
): Promise<boolean> {
  const setting = settingAt(registry, group, property)
  if (!setting || !safeParse(setting.shape, value).success) return false
  await writeSetting(tx, member_id, group, property, value)
  emit(settingKept, { member_id, group, property })
  return true
}

/** Display preferences, copied into the cookies of the browser at log-in. */
export async function displayPreferencesOf(db: Db, member_id: Id<'members'>): Promise<readonly (readonly [DisplayPreference, string])[]> {
  const rows = await keptSettings(db, member_id, 'general')
  return Object.entries(fixedSettings.general).flatMap(([property, { preference }]) => {
    const value = preference && keptValue(fixedSettings, 'general', property, rows)
    return value === undefined ? [] : [[preference!, String(value)] as const]
  })
}

/** Mandatory notices are always wanted. */
export async function wants(db: Db, member_id: Id<'members'>, notice: NoticeDeclaration, channel: NoticeChannel): Promise<boolean> {
  const one = { member_id, type: notice.type }
  return (await wanted(db, new Map([[notice.type, notice]]), [one], channel)).length > 0
}

interface MemberNotice {
  readonly member_id: Id<'members'>
  readonly type: string
}
/** Notices whose members have not switched them off, in one statement. */
export async function wanted<T extends MemberNotice>(db: Db, notices: NoticeDeclarations, told: readonly T[], channel: NoticeChannel): Promise<T[]> {
  const asked = told.filter(({ type }) => channelOf(notices.get(type)!, channel) === 'choice')
  const members = asked.map(({ member_id }) => member_id)
  const kept = Map.groupBy(members.length ? await keptByMembers(db, members, 'notifications') : [], ({ member_id }) => member_id)
  const registry = settingsWith(notices)
  return told.filter(({ member_id, type }) =>
    reaches(notices.get(type)!, channel, keptValue(registry, 'notifications', cell(type, channel), kept.get(member_id) ?? [])),
  )
}

/** Which of these members have likes and followers grouped, in one statement. */
export async function withGrouping(db: Db, members: readonly Id<'members'>[]): Promise<ReadonlySet<string>> {
  const kept = members.length ? await keptByMembers(db, members, 'notifications') : []
  const off = new Set(kept.filter(({ property, value }) => property === GROUPING && value === false).map(({ member_id }) => member_id))
  return new Set(members.filter((id) => !off.has(id)))
}

/** Types whose notices this member wants in the summary of each time; none when summaries are off. */
export async function digestTypes(
  db: Db,
  notices: NoticeDeclarations,
  member_id: Id<'members'>,
): Promise<Readonly<Record<'daily' | 'weekly', readonly string[]>>> {
  const [kept, registry] = [await keptSettings(db, member_id, 'notifications'), settingsWith(notices)]
  const off = keptValue(registry, 'notifications', DIGEST, kept) === false
  const of = (time: MailTime) =>
    off
      ? []
      : [...notices.keys()].filter((type) =>
          kept.some((row) => row.property === cell(type, 'mail') && keptValue(registry, 'notifications', row.property, [row]) === time),
        )
  return { daily: of('daily'), weekly: of('weekly') }
}
/** Nothing to write of any more: at no time. */
export async function mailTimeOf(db: Db, notices: NoticeDeclarations, member_id: Id<'members'>, type: string): Promise<Value | undefined> {
  const property = cell(type, 'mail')
  return (
    keptValue(settingsWith(notices), 'notifications', property, await keptSettings(db, member_id, 'notifications')) ??
    mailTimesOf(notices.get(type)!)[0]
  )
}

/** Members whose quiet hours it is, and when these end. */
export async function quietOf(db: Db, now: Date, members: readonly Id<'members'>[]): Promise<ReadonlyMap<string, Date>> {
  const kept = Map.groupBy(members.length ? await keptByMembers(db, members, 'notifications') : [], ({ member_id }) => member_id)
  const wishes = [...kept].filter(([, rows]) => rows.some(({ property, value }) => property === QUIET_FROM && value !== ''))
  const zones = Map.groupBy(
    wishes.length
      ? await keptByMembers(
          db,
          wishes.map(([id]) => id),
          'general',
        )
      : [],
    ({ member_id }) => member_id,
  )
  return new Map(
    wishes.flatMap(([id, rows]) => {
      const of = (group: FixedGroup, property: string, from: readonly KeptRow[] = []) =>
        String(keptValue(fixedSettings, group, property, from) ?? fixedSettings[group][property]!.usual)
      const [from, to] = [of('notifications', QUIET_FROM, rows), of('notifications', QUIET_TO, rows)]
      const end = quietUntil(now, of('general', 'time-zone', zones.get(id)), from, to)
      return end ? [[id, end] as const] : []
    }),
  )
}

/** Unsubscribe link of a mail: switches this type off. False if it is mandatory. */
export async function switchOffMail(notices: NoticeDeclarations, context: Changing, member_id: Id<'members'>, event: string): Promise<boolean> {
  return keepSettingOf(settingsWith(notices), context, member_id, { group: 'notifications', property: cell(event, 'mail'), value: 'off' })
}
