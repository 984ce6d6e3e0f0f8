import * as z from 'zod/mini'
import { type MailTime, mailTimesOf, type NoticeDeclarations } from '#kernel/notice.ts'
import { type DisplayPreference, displayPreferences } from '#kernel/people/display-preferences.ts'
import { cell, DIGEST, GROUPING, hours, onboardingSteps, PUSH_TEXT, QUIET_FROM, QUIET_TO, switchesOf } from './rules.ts'

export type Value = string | boolean
export interface Setting {
  readonly shape: z.ZodMiniType<Value>
  /** Default. */
  readonly usual: Value
  /** The cookie of this display preference follows the setting. */
  readonly preference?: DisplayPreference
}

const preference = (name: DisplayPreference): Setting => ({
  shape: z.enum(displayPreferences[name]),
  usual: displayPreferences[name][0],
  preference: name,
})

/** A time zone known to Intl. */
function isZone(name: string): boolean {
  if (!/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+){0,2}$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Settings independent of slices. */
const fixed = {
  general: {
    'translation-language': preference('locale'),
    theme: preference('theme'),
    density: preference('density'),
    'number-format': preference('numbers'),
    'single-key-shortcuts': preference('single_keys'),
    'time-zone': { shape: z.string().check(z.maxLength(60), z.refine(isZone)), usual: 'UTC' },
  },
  notifications: {
    [GROUPING]: { shape: z.boolean(), usual: true },
    [PUSH_TEXT]: { shape: z.boolean(), usual: false },
    [DIGEST]: { shape: z.boolean(), usual: true },
    [QUIET_FROM]: { shape: z.enum(['', ...hours]), usual: '' },
    [QUIET_TO]: { shape: z.enum(hours), usual: '07:00' },
  },
  // No channel for subscriptions yet.
  subscriptions: {},
  user: { onboarding: { shape: z.enum([...onboardingSteps, 'finished']), usual: onboardingSteps[0] } },
} satisfies Readonly<Record<string, Readonly<Record<string, Setting>>>>

export type FixedGroup = keyof typeof fixed
export const groups = ['general', 'notifications', 'subscriptions', 'user'] as const satisfies readonly FixedGroup[]
export type Group = (typeof groups)[number]
export type Registry = Readonly<Record<Group, Readonly<Record<string, Setting>>>>

export const fixedSettings: Registry = fixed
const CELL: Setting = { shape: z.boolean(), usual: true }
const timesOf = (times: readonly MailTime[]): Setting => ({ shape: z.enum(times as readonly [MailTime]), usual: times[0]! })
const known = new WeakMap<NoticeDeclarations, Registry>()
/** All settings: the fixed ones and a switch per notice and channel. */
export function settingsWith(notices: NoticeDeclarations): Registry {
  const all = known.get(notices) ?? {
    ...fixed,
    notifications: { ...fixed.notifications, ...cellsOf(notices) },
  }
  known.set(notices, all)
  return all
}

const cellsOf = (notices: NoticeDeclarations): Readonly<Record<string, Setting>> => ({
  ...Object.fromEntries(switchesOf(notices).map((one) => [one, CELL])),
  ...Object.fromEntries(
    [...notices.values()].flatMap((notice) => {
      const times = mailTimesOf(notice)
      return times.length ? [[cell(notice.type, 'mail'), timesOf(times)]] : []
    }),
  ),
})

/** Prototype pollution: own keys only, so that `constructor` is no setting. */
export function settingAt(registry: Registry, group: Group, property: string): Setting | undefined {
  const of: Readonly<Record<string, Setting>> = registry[group] ?? {}
  return Object.hasOwn(of, property) ? of[property] : undefined
}
