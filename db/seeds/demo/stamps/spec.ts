// Specs of drawings, as plain data: the same spec is always drawn the same.
import type { CrestName } from './crests.ts'
import type { HeadName } from './heads.ts'
import type { Inks } from './inks.ts'
import type { MotifName } from './motifs.ts'

type Engraved = { [K in 'tablet' | 'arch' | 'colonnade' | 'medallion' | 'plain']: { frame: K; motif: MotifName } }[
  | 'tablet'
  | 'arch'
  | 'colonnade'
  | 'medallion'
  | 'plain']
export type Picture = { frame: 'poster' | 'band' | 'margin' | 'corner' | 'split'; motif: MotifName; sky: string }
export type Frame =
  | {
      frame: 'oval'
      head: HeadName
      ground: 'lathe' | 'lines' | 'slant'
      corners: 'values' | 'letters' | 'rosettes'
      pearls?: boolean
      facing?: 'right'
    }
  | { frame: 'round'; head: HeadName; facing?: 'right' }
  | { frame: 'cameo'; head: HeadName; facing?: 'right' }
  | { frame: 'numeral'; ground: 'rosette' | 'lathe' | 'rays' | 'net' | 'shield' }
  | { frame: 'posthorn' }
  | { frame: 'bullseye' }
  | { frame: 'crest'; crest: CrestName; ground: 'lathe' | 'lines' | 'scrolls' }
  | Engraved
  | Picture
  | { frame: 'triangle'; motif: MotifName; sky: string }

export type Cancel =
  | { mark: 'circular'; town: string; date: string; x: number; y: number; turn: number; ink?: string }
  | { mark: 'bars' | 'dots' | 'cross' | 'waves' | 'cork' | 'pen' | 'grid'; x: number; y: number; turn: number; ink?: string }

export type Arrangement = 'single' | 'pair_horizontal' | 'pair_vertical' | 'strip_3' | 'strip_5' | 'block_4' | 'block_6' | 'souvenir_sheet'

export type StampFace = {
  kind: 'stamp'
  width: number
  height: number
  frame: Frame
  inks: Inks
  top: string
  bottom: string
  value: string
  overprint?: string
}
export type StampSpec = StampFace & {
  /** Distance between two holes in 0.1 mm; 0 is imperforate. */
  pitch: number
  arrangement: Arrangement
  margin_texts?: [string, string]
  /** Offset of the print from the centre, in 0.1 mm. */
  shift: [number, number]
  cancel?: Cancel
}
export type BackSpec = {
  kind: 'back'
  of: StampSpec
  gum: 'full' | 'none' | 'toned' | 'disturbed'
  hinge: 'none' | 'trace' | 'remnant'
  expert?: string
  pencil?: string
}
export type Metal = 'gold' | 'silver' | 'copper' | 'bronze' | 'nickel' | 'brass'
export type CoinSpec = {
  kind: 'coin'
  diameter: number
  metal: Metal
  legend: string
  device: { head: HeadName; facing?: 'right' } | { wreath: string; unit: string } | { crest: CrestName; value: string }
  date: string
  edge: 'beads' | 'teeth' | 'plain'
  hole?: boolean
}
export type BanknoteSpec = {
  kind: 'banknote'
  width: number
  height: number
  inks: Inks
  bank: string
  value: string
  words: string
  serial: string
  vignette: MotifName | HeadName
  back?: boolean
}
export type SupplyName =
  | 'stockbook'
  | 'tongs'
  | 'loupe'
  | 'mounts'
  | 'gauge'
  | 'album'
  | 'hinges'
  | 'capsules'
  | 'envelopes'
  | 'lamp'
  | 'tray'
  | 'flips'
  | 'catalogue'
  | 'pages'
export type SupplySpec = { kind: 'supply'; supply: SupplyName; colour: string; label: string; note: string }
export type DrawingSpec = StampSpec | BackSpec | CoinSpec | BanknoteSpec | SupplySpec
export type Drawing = { svg: string; width_mm: number; height_mm: number }
