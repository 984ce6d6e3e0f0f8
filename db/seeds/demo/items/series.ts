// A series: one design issued in several values and colours.

import type { CrestName } from '../stamps/crests.ts'
import type { HeadName } from '../stamps/heads.ts'
import type { MotifName } from '../stamps/motifs.ts'
import type { Frame, Picture } from '../stamps/spec.ts'
import type { Colour } from './colours.ts'
import type { Country } from './countries.ts'

export type StampSeries = {
  country: Country
  name: string
  years: [number, number]
  /** Values as printed on the stamp, with the unit for the title: '5|10|20 øre'. */
  values: string[]
  unit: string
  frame: Frame
  bottom: string
  colours: readonly Colour[]
  /** Size in 0.1 mm and perforation in holes per 2 cm; gauge 0 is imperforate. */
  size: [number, number]
  gauge: number
  topics: string[]
  price: [number, number]
  top?: string
  overprint?: string
  sheet?: [string, string]
}

const values = (text: string): { values: string[]; unit: string } => {
  const cut = text.indexOf(' ')
  return { values: text.slice(0, cut).split('|'), unit: text.slice(cut + 1) }
}
const shades = (text: string): Colour[] => text.split(' ') as Colour[]

type More = Partial<Pick<StampSeries, 'size' | 'gauge' | 'topics' | 'price' | 'top' | 'overprint' | 'sheet'>>
const CLASSIC = { size: [200, 240] as [number, number], gauge: 14, topics: [] as string[], price: [200, 9000] as [number, number] }

export const series = (
  country: Country,
  name: string,
  years: [number, number],
  worth: string,
  frame: Frame,
  bottom: string,
  colours: string,
  more: More = {},
): StampSeries => ({
  ...CLASSIC,
  country,
  name,
  years,
  ...values(worth),
  frame,
  bottom,
  colours: shades(colours),
  ...more,
})

export const oval = (
  head: HeadName,
  ground: 'lathe' | 'lines' | 'slant',
  corners: 'values' | 'letters' | 'rosettes',
  more: { pearls?: boolean; facing?: 'right' } = {},
): Frame => ({ frame: 'oval', head, ground, corners, ...more })
export const round = (head: HeadName, facing?: 'right'): Frame => ({ frame: 'round', head, facing })
export const cameo = (head: HeadName, facing?: 'right'): Frame => ({ frame: 'cameo', head, facing })
export const numeral = (ground: 'rosette' | 'lathe' | 'rays' | 'net' | 'shield'): Frame => ({ frame: 'numeral', ground })
export const arms = (crest: CrestName, ground: 'lathe' | 'lines' | 'scrolls'): Frame => ({ frame: 'crest', crest, ground })
export const engraved = (frame: 'tablet' | 'arch' | 'colonnade' | 'medallion' | 'plain', motif: MotifName): Frame => ({ frame, motif })
export const picture = (frame: Picture['frame'], motif: MotifName, sky: string): Frame => ({ frame, motif, sky })

const PICTURES = ['poster', 'band', 'margin', 'corner', 'split']
export const isMulticolour = (s: StampSeries) => PICTURES.includes(s.frame.frame)

const HALVES: Record<number, string> = { 0: '', 0.5: '½' }
export const gaugeWords = (gauge: number): string => (gauge ? `${Math.floor(gauge)}${HALVES[gauge % 1] ?? ''}` : 'imperforate')
