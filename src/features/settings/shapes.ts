import * as z from 'zod/mini'
import { type DisplayPreference, displayPreferences } from '#kernel/people/display-preferences.ts'
import { cells, onboardingSteps } from './rules.ts'

export type Value = string | boolean
export interface Setting {
  readonly shape: z.ZodMiniType<Value>
  /** Until somebody chooses. */
  readonly usual: Value
  /** The taste that pages are drawn by: its cookie follows the setting. */
  readonly preference?: DisplayPreference
}

const preference = (name: DisplayPreference): Setting => ({
  shape: z.enum(displayPreferences[name]),
  usual: displayPreferences[name][0],
  preference: name,
})

/** A zone that the clock knows, by its name. */
function isZone(name: string): boolean {
  if (!/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+){0,2}$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** All that may be set: nothing else is a setting. */
export const registry = {
  general: {
    'translation-language': preference('locale'),
    theme: preference('theme'),
    density: preference('density'),
    'number-format': preference('numbers'),
    'single-key-shortcuts': preference('single_keys'),
    'time-zone': { shape: z.string().check(z.maxLength(60), z.refine(isZone)), usual: 'UTC' },
  },
  notifications: Object.fromEntries(cells.map((cell) => [cell, { shape: z.boolean(), usual: true } satisfies Setting])),
  // Nothing is sent by subscription yet.
  subscriptions: {},
  user: { onboarding: { shape: z.enum([...onboardingSteps, 'finished']), usual: onboardingSteps[0] } },
} satisfies Readonly<Record<string, Readonly<Record<string, Setting>>>>

export type Group = keyof typeof registry
export const groups = ['general', 'notifications', 'subscriptions', 'user'] as const satisfies readonly Group[]
export const properties: readonly string[] = groups.flatMap((group) => Object.keys(registry[group]))

/** Own keys only: `constructor` and its kin are nobody's settings. */
export function settingAt(group: Group, property: string): Setting | undefined {
  const of: Readonly<Record<string, Setting>> = registry[group]
  return Object.hasOwn(of, property) ? of[property] : undefined
}
