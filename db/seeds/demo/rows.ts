// The rows of the demo market: an item that somebody owns, an entry of the catalogue.
import type { DrawingSpec } from './stamps/spec.ts'

export type DemoItem = {
  title: string
  /** Of which issue it is one; empty for tools. */
  series: string
  /** What it is, without what is said of this one. */
  name: string
  /** The first and the last year in which it was made; null for tools. */
  years: readonly [number, number] | null
  item_kind: 'stamp' | 'coin' | 'banknote' | 'other'
  country: string | null
  /** Null for tools. */
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
  /** Its own value, colour and date; varieties that look alike share one drawing. */
  readonly front: DrawingSpec
}
