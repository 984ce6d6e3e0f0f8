// Draws src/pages/onboarding/tiles/ from the drawings of the demo market: a small picture for each country, topic and category of the sign-up. Run:
// node bin/tiles.ts
import sharp from 'sharp'
import { demoItems } from '../db/seeds/demo/market.ts'
import { draw } from '../db/seeds/demo/stamps/draw.ts'
import type { Inks } from '../db/seeds/demo/stamps/inks.ts'
import type { DrawingSpec, Frame, SupplyName } from '../db/seeds/demo/stamps/spec.ts'

const FOLDER = new URL('../src/pages/onboarding/tiles/', import.meta.url)
/** Pixels, twice the displayed size. */
const BOX = { width: 176, height: 152 }

const items = demoItems(1840, 1_500)
type Item = (typeof items)[number]
const pictures = new Map<string, DrawingSpec>()
const add = (name: string, spec: DrawingSpec | undefined) => spec && !pictures.has(name) && pictures.set(name, spec)

const single = ({ front }: Item) =>
  front.kind === 'stamp' && front.arrangement === 'single' && !front.cancel && front.shift.every((one) => Math.abs(one) < 4)
const stamps = items.filter(single)
for (const item of stamps) add(`countries-${item.country}`, item.front)
for (const item of [...stamps].reverse()) for (const topic of item.topics) add(`topics-${topic}`, item.front)

const frame = (...names: Frame['frame'][]) => stamps.find(({ front }) => front.kind === 'stamp' && names.includes(front.frame.frame))?.front
const arranged = (name: string) => items.find(({ front }) => front.kind === 'stamp' && front.arrangement === name && !front.cancel)?.front
const motif = (...names: string[]) =>
  stamps.find(({ front }) => front.kind === 'stamp' && 'motif' in front.frame && names.includes(front.frame.motif))?.front
const metal = (...names: string[]) => items.find(({ front }) => front.kind === 'coin' && names.includes(front.metal))?.front
const supply = (name: SupplyName, colour: string): DrawingSpec => ({ kind: 'supply', supply: name, colour, label: '', note: '' })
const cancelled = items.find(({ front }) => front.kind === 'stamp' && front.cancel?.mark === 'circular' && front.arrangement === 'single')?.front
const CATEGORIES: Record<string, DrawingSpec | undefined> = {
  classics: frame('oval'),
  semi_classics: frame('tablet', 'arch'),
  modern: frame('poster'),
  definitives: frame('numeral'),
  commemoratives: frame('band'),
  airmail: motif('biplane', 'airship', 'jet'),
  semi_postals: frame('split'),
  back_of_book: frame('crest'),
  sets: arranged('strip_3'),
  sheets: arranged('block_6'),
  souvenir_sheets: arranged('souvenir_sheet'),
  booklets: arranged('pair_vertical'),
  coils: arranged('strip_5'),
  blocks_pairs: arranged('block_4'),
  covers: supply('envelopes', '#8A6A3A'),
  flight_covers: motif('airship', 'balloon'),
  postmarks: cancelled,
  postal_history: frame('posthorn'),
  locals: frame('cameo'),
  cinderellas: frame('triangle'),
  revenues: frame('medallion'),
  topicals: motif('caravel', 'junk'),
  lots_collections: supply('tray', '#2F5D50'),
  first_day_covers: supply('envelopes', '#7A2E3A'),
  stationery: supply('envelopes', '#1E4B7A'),
  maximum_cards: frame('margin'),
  perfins: frame('round'),
  errors_varieties: frame('bullseye'),
  proofs_specimens: frame('colonnade', 'plain'),
  forgeries: supply('lamp', '#3A3F7A'),
  other: supply('pages', '#5B3A7A'),
  year_packs: supply('flips', '#7A2E3A'),
  coins_gold: metal('gold'),
  coins_silver: metal('silver'),
  coins_copper: metal('copper', 'bronze'),
  coins_world: metal('nickel', 'brass'),
  tokens_medals: metal('brass', 'bronze'),
  banknotes: items.find(({ front }) => front.kind === 'banknote')?.front,
  collecting_supplies: supply('stockbook', '#0B5A47'),
}
for (const [code, spec] of Object.entries(CATEGORIES)) add(`categories-${code}`, spec)

/** For entries without a drawing of their own: a figure on an engraved background. */
const PLAIN: Inks[] = [
  { ink: '#1E4B7A', paper: '#F3EBD8', second: '#8FA9C4' },
  { ink: '#7A1F2B', paper: '#F6EEDC', second: '#C48F96' },
  { ink: '#2F5D3A', paper: '#F1ECD6', second: '#93B59B' },
  { ink: '#5B3A7A', paper: '#F3EBDD', second: '#AE97C4' },
  { ink: '#7A4A1A', paper: '#F6EEDA', second: '#C4A586' },
]
const GROUNDS = ['rosette', 'lathe', 'rays', 'net', 'shield'] as const
for (const [at, inks] of PLAIN.entries())
  add(`plain-${at}`, {
    ...{
      kind: 'stamp',
      width: 220,
      height: 260,
      frame: { frame: 'numeral', ground: GROUNDS[at]! },
      inks,
      top: '',
      bottom: '',
      value: String(at + 1),
    },
    ...{ pitch: 16, arrangement: 'single', shift: [0, 0] },
  })

for (const [name, spec] of pictures) {
  const { svg } = draw(spec)
  const file = new URL(`${name}.webp`, FOLDER)
  await sharp(Buffer.from(svg), { density: 40 })
    .resize({ ...BOX, fit: 'inside' })
    .webp({ quality: 72, alphaQuality: 80 })
    .toFile(file.pathname)
}
console.log(`${pictures.size} pictures`)
