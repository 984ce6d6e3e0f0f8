// Supplies for the demo shops.
import type { SupplyName, SupplySpec } from '../stamps/spec.ts'

export type DemoSupply = {
  title: string
  /** Code of the supply categories. */
  category: string
  condition: 'NEW' | 'USED'
  description: string
  /** Minor units. */
  price: number
  quantity: number
  weight_grams: number
  width_mm: number
  height_mm: number
  front: SupplySpec
}

type Look = [supply: SupplyName, colour: string, label: string, note: string]
type Row = [title: string, category: string, look: Look, stock: [price: number, quantity: number, grams: number], description: string]
const ROWS: Row[] = [
  [
    'Stockbook, 64 black pages, bottle green',
    'stockbooks',
    ['stockbook', '#0B4A3B', 'Stockbook', '64 black pages'],
    [3490, 24, 1650],
    'Nine clear strips a page, double glassine between the pages. Padded cover, sewn back that lies flat.',
  ],
  [
    'Stockbook, 32 black pages, oxblood',
    'stockbooks',
    ['stockbook', '#6B1F26', 'Stockbook', '32 black pages'],
    [1990, 40, 980],
    'The size most of us reach for. Black card, acid free, strips that hold a single stamp firmly.',
  ],
  [
    'Pocket stockbook, 16 pages, navy',
    'stockbooks',
    ['stockbook', '#1B2F5A', 'Pocket', '16 pages'],
    [790, 60, 210],
    'Fits a jacket pocket on the way to the club. White pages with five strips.',
  ],
  [
    'Spade tip tongs, 120 mm',
    'tongs_spade',
    ['tongs', '#888888', '', ''],
    [690, 80, 30],
    'Polished steel, tips ground thin and smooth. They slide under a stamp without lifting the perforations.',
  ],
  [
    'Pointed tongs, 150 mm, with case',
    'tongs_pointed',
    ['tongs', '#888888', '', ''],
    [990, 45, 45],
    'For tight strips and album corners. Supplied in a leatherette case.',
  ],
  [
    'Loupe 10x with measuring scale',
    'magnifiers',
    ['loupe', '#2A3035', '', ''],
    [1850, 30, 120],
    'Achromatic lens with a scale in tenths of a millimetre. Good for plate flaws and retouches.',
  ],
  [
    'Loupe 6x, folding, brass',
    'magnifiers',
    ['loupe', '#7A5A1E', '', ''],
    [1290, 22, 90],
    'Folds into its own cover. A wide field for the whole stamp.',
  ],
  [
    'Black mounts 24 mm, pack of 25',
    'mounts_strip',
    ['mounts', '#1B3F7A', 'Mounts 24 mm', '25 strips'],
    [890, 120, 60],
    'Split-back strips of 217 mm. Soft film, water-soluble gum.',
  ],
  [
    'Black mounts 41 mm, pack of 25',
    'mounts_strip',
    ['mounts', '#7A1F2E', 'Mounts 41 mm', '25 strips'],
    [990, 90, 80],
    'For commemoratives and pairs. Cuts cleanly with a small guillotine.',
  ],
  [
    'Clear mounts 33 x 27 mm, 50 cut',
    'mounts_cut',
    ['mounts', '#2F6B45', 'Mounts 33 x 27', '50 pieces'],
    [650, 75, 40],
    'Cut to size for landscape definitives. No more trimming.',
  ],
  [
    'Peelable hinges, packet of 1,000',
    'hinges',
    ['hinges', '#8A5A1E', 'Hinges', '1,000'],
    [390, 200, 35],
    'Prefolded, acid free and truly peelable once dry. For used stamps and inexpensive mint.',
  ],
  [
    'Perforation gauge, steel, 7 to 17',
    'perf_gauges',
    ['gauge', '#888888', '', ''],
    [1150, 50, 55],
    'Etched, not printed, so it never wears. Quarter steps with a ruler on the back.',
  ],
  [
    'Album binder with slipcase, oxblood',
    'binders',
    ['album', '#6B1F26', 'Album', 'four rings'],
    [4290, 15, 1400],
    'Four-ring binder with a dust-tight slipcase. Takes sixty pages.',
  ],
  [
    'Album binder with slipcase, green',
    'binders',
    ['album', '#174C3A', 'Album', 'four rings'],
    [4290, 12, 1400],
    'The same binder in forest green. Gold tooling on the spine.',
  ],
  [
    'Coin capsules 38 mm, box of 10',
    'coin_capsules',
    ['capsules', '#AAB6BA', '', ''],
    [750, 85, 110],
    'For crowns and silver dollars. Clear, hard and free of PVC.',
  ],
  [
    'Coin flips, card, 2 x 2 inch, 100',
    'coin_flips_card',
    ['flips', '#FBFBF7', 'Denomination', ''],
    [690, 100, 320],
    'Self-adhesive card with a clear film window. Room for your notes.',
  ],
  [
    'Glassine envelopes no. 3, 500',
    'glassines',
    ['envelopes', '#4A6B3A', 'Glassines no. 3', '500'],
    [1690, 35, 620],
    'Crisp and translucent. Centre seam, gummed flap.',
  ],
  [
    'UV lamp, long and short wave',
    'uv_lamps',
    ['lamp', '#33373A', 'UV 254 + 366 nm', ''],
    [3990, 18, 260],
    'Shows phosphor bands, repairs and regummed stamps. With a shutter for the eyes.',
  ],
  [
    'Coin tray, 20 round places, blue velvet',
    'trays',
    ['tray', '#24407A', '', ''],
    [1590, 26, 420],
    'Stackable tray with velvet lining. Places of 38 mm.',
  ],
  [
    'World catalogue, classics to 1940',
    'literature',
    ['catalogue', '#8F1F3C', 'Classics', '1840 to 1940'],
    [5900, 9, 2400],
    'A thick volume with clean corners. Values in euro, varieties and plate notes.',
  ],
  [
    'Stock pages, black, six strips, 10',
    'stock_pages',
    ['pages', '#202326', '', ''],
    [850, 110, 380],
    'Double-sided, punched for every four-ring binder.',
  ],
  [
    'Blank album pages, cream, 50',
    'album_pages_blank',
    ['pages', '#F1EAD6', '', ''],
    [1490, 42, 610],
    'Heavy cream card with a faint quadrille. Takes ink without bleeding.',
  ],
]

/** The first `n` supplies in a fixed order; when they run out, the list repeats with used copies. */
export function demoSupplies(n = ROWS.length): DemoSupply[] {
  return Array.from({ length: n }, (_, i) => {
    const [title, category, [supply, colour, label, note], [price, quantity, grams], description] = ROWS[i % ROWS.length]!
    const lap = Math.floor(i / ROWS.length)
    const used = lap > 0
    return {
      title: used ? `${title}, used${lap > 1 ? `, lot ${lap}` : ''}` : title,
      category,
      condition: used ? 'USED' : 'NEW',
      description: used ? `${description} Shelf worn, complete.` : description,
      price: used ? Math.round((price * 0.55) / 10) * 10 : price,
      quantity: used ? 1 : quantity,
      weight_grams: grams,
      width_mm: 52,
      height_mm: 42,
      front: { kind: 'supply', supply, colour, label, note },
    }
  })
}
