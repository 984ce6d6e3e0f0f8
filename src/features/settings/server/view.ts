import { safeParse } from 'zod/v4/core'
import { type Group, groups, type Registry, settingAt, type Value } from '../shapes.ts'
import type { KeptRow } from './queries.ts'

/** The stored value; undefined if the setting or this value no longer exists. */
export function keptValue(registry: Registry, group: Group, property: string, rows: readonly KeptRow[]): Value | undefined {
  const row = rows.find((one) => one.group === group && one.property === property)
  const parsed = row && safeParse(settingAt(registry, group, property)!.shape, row.value)
  return parsed?.success ? (parsed.data as Value) : undefined
}

export function settingViews(registry: Registry, rows: readonly KeptRow[], wanted: readonly Group[] = groups) {
  return wanted.flatMap((group) =>
    Object.entries(registry[group] ?? {}).map(([property, { usual }]) => {
      const value = keptValue(registry, group, property, rows)
      return { group, property, value: value ?? usual, is_default: value === undefined }
    }),
  )
}
