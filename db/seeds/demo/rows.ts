// Row types of the demo market: items and catalogue entries.
import type { DrawingSpec } from './stamps/spec.ts'

export type DemoItem = {
  title: string
  /** The series of its issue; empty for supplies. */
  series: string
  /** Name of the issue, without details of this item. */
  name: string
  /** First and last year of production; null for supplies. */
  years: readonly [number, number] | null
  item_kind: 'stamp' | 'coin' | 'banknote' | 'other'
  country: string | null
  /** Null for supplies. */
  year_issued: number | null
  denomination: string
  catalogue_number: { type: string; number: string }[]
  condition: string
  grade: string
  color: string | null
  /** Null for coins and notes. */
  format: string | null
  perforation: string | null
  description: string
  topics: string[]
  /** Minor units. */
  price: number
  quantity: number
  width_mm: number
  height_mm: number
  front: DrawingSpec
  back: DrawingSpec
}

export interface DemoEntry {
  readonly item_kind: 'stamp' | 'coin' | 'banknote'
  readonly name: string
  readonly series: string
  readonly country: string
  readonly year_issued: number
  readonly denomination: string
  readonly color: string | null
  readonly perforation: string
  readonly format: string | null
  readonly printing: string | null
  readonly width_mm: number
  readonly height_mm: number
  readonly designer: string
  readonly printer: string
  readonly total_stamps_issued: number | null
  readonly description: string
  readonly topic_ids: string[]
  readonly stamp_kind: 'actual' | 'sample'
  readonly catalogue_number: readonly { readonly type: string; readonly number: string }[]
  /** Drawn with its own value, colour and date; varieties that look the same share one drawing. */
  readonly front: DrawingSpec
}
