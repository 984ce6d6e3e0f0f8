/** Programs whose files are known: how one recognises them, and where their columns go. */
import type { PresetName } from '../../rules.ts'
import { type ColumnTarget, isTarget, targets } from './targets.ts'
import { plainWord, type Vocabulary } from './words.ts'

type Columns = Readonly<Record<string, ColumnTarget | null>>

interface Preset {
  readonly name: PresetName
  /** All of these columns are there. */
  readonly signs: readonly string[]
  readonly columns: Columns
  readonly item_kind?: 'coin'
}
const presets: readonly Preset[] = [
  {
    name: 'colnect',
    signs: ['Name', 'Country', 'Catalog Codes', 'Issued on'],
    columns: {
      Name: 'name',
      Country: 'country',
      Series: 'remark',
      'Catalog Codes': 'catalogue_number',
      'Issued on': 'year_issued',
      'Expiry date': 'remark',
      Width: 'width_mm',
      Height: 'height_mm',
      Watermark: 'watermark',
      Format: 'format',
      Emission: 'issue_type',
      Perforation: 'perforation',
      Printing: 'printing',
      Paper: 'paper',
      Gum: 'gum',
      'Ord Mi': null,
      'Ord Sn': null,
      'Ord Yt': null,
      'Ord Sg': null,
      Currency: 'face_currency',
      FaceValue: 'face_value',
      'Print run': 'total_stamps_issued',
      'Parent Item': null,
      Variant: null,
      'Overprint Variant': null,
      Score: null,
      Accuracy: null,
      Colors: 'color',
      Designers: 'remark',
      Printers: 'remark',
      Issuers: 'remark',
      Themes: 'topic_ids',
      Description: 'description',
      Link: 'remark',
      List: 'lists',
      Quantity: 'list_quantities',
      Condition: 'list_conditions',
      'Public Note': 'list_public_notes',
      'Private Note': 'list_private_notes',
    },
  },
  {
    name: 'opennumismat',
    signs: ['title', 'value', 'unit', 'mintmark', 'catalognum1'],
    item_kind: 'coin',
    columns: {
      title: 'name',
      value: 'face_value',
      unit: 'face_currency',
      country: 'country',
      year: 'year_issued',
      category: 'item_kind',
      status: 'holding',
      mintmark: 'mint_mark',
      mintage: 'total_stamps_issued',
      material: 'metal',
      weight: 'weight_g',
      diameter: 'diameter_mm',
      shape: 'shape',
      edge: 'edge',
      grade: 'grade',
      catalognum1: 'number:km',
      catalognum2: 'remark',
      catalognum3: 'remark',
      catalognum4: 'remark',
      quantity: 'quantity',
      paydate: 'purchase_date',
      payprice: 'purchase_price',
      storage: 'storage_place',
      note: 'private_note',
      features: 'description',
      series: 'remark',
      type: 'remark',
      period: 'remark',
      mint: 'remark',
      subject: 'remark',
      fineness: 'remark',
      defect: 'remark',
      barcode: 'remark',
    },
  },
  {
    name: 'delcampe',
    signs: ['id_auction', 'personal_reference'],
    columns: {
      id_auction: 'remark',
      title: 'name',
      personal_reference: 'storage_place',
      description: 'description',
      quantity: 'quantity',
      present_price: 'remark',
      id_category: null,
      shipping_model: null,
      weight: null,
      visits_number: null,
      end_date: null,
      GMT: null,
      bids_number: null,
      best_bidder: null,
    },
  },
  {
    name: 'coinmanage',
    signs: ['ShortDesc', 'Denomination', 'CatNumber1'],
    item_kind: 'coin',
    columns: {
      ShortDesc: 'name',
      Denomination: 'denomination',
      Country: 'country',
      Year: 'year_issued',
      Type: 'remark',
      Mints: 'remark',
      Mint: 'mint_mark',
      Composition: 'metal',
      Diameter: 'diameter_mm',
      Thickness: 'remark',
      Weight: 'weight_g',
      Grade: 'grade',
      Edge: 'edge',
      Mintage: 'total_stamps_issued',
      'Type Years': 'remark',
      CatNumber1: 'number:km',
      CatNumber2: 'remark',
      CatNumber3: 'remark',
      Variety: 'remark',
      'Date Purchased': 'purchase_date',
      'Amount Paid': 'purchase_price',
      Dealer: 'remark',
      'Date Sold': 'remark',
      'Sold For': 'remark',
      'Sold To': 'remark',
      Designer: 'remark',
      Location: 'storage_place',
      Quantity: 'quantity',
      BarCode: 'remark',
      GradingServiceName: 'certificate_body',
    },
  },
]
const OWN_SIGNS = ['name', 'item_kind', 'catalogue_number', 'quantity_mint', 'quantity_used']

export function presetOf(headers: readonly string[]): PresetName {
  const has = new Set(headers)
  if (OWN_SIGNS.every((one) => has.has(one))) return 'own'
  return presets.find(({ signs }) => signs.every((one) => has.has(one)))?.name ?? 'free'
}
export const itemKindOf = (preset: string) => presets.find(({ name }) => name === preset)?.item_kind ?? 'stamp'

export type Mapping = readonly (ColumnTarget | null)[]
/** Where each column goes, by its program or by its name; a field is filled by one column only. */
export function proposed(headers: readonly string[], preset: PresetName, vocabulary: Vocabulary): Mapping {
  const columns = presets.find(({ name }) => name === preset)?.columns
  const taken = new Set<string>()
  return headers.map((header) => {
    const target = columns ? (columns[header] ?? null) : preset === 'own' ? ownTarget(header) : called(header, vocabulary)
    if (target === null || target === 'remark') return target
    if (taken.has(target)) return null
    taken.add(target)
    return target
  })
}

export const ownHeader = (target: string) => (target === 'mint' || target === 'used' ? `quantity_${target}` : target)
const ownTarget = (header: string) => {
  const name = header.replace(/^quantity_(?=mint$|used$)/, '')
  return isTarget(name) ? name : null
}

const byName = new Map(
  Object.entries(targets).flatMap(([name, target]) =>
    [name, ...('called' in target ? target.called : [])].map((one) => [plainWord(one), name as ColumnTarget] as const),
  ),
)
function called(header: string, vocabulary: Vocabulary): ColumnTarget | null {
  const plain = plainWord(header)
  const system = vocabulary.find('catalogue_types', header.replace(/\b(catalog(ue)?|no|nr|number|numbers|#|№)\b\.?/gi, '').trim() || '-')
  return byName.get(plain) ?? (system ? `number:${system}` : null)
}

/** Which row names the columns: the first that a program's file is known by, else the fullest of the first rows that is not data. */
export function headerRow(rows: readonly (readonly string[])[], vocabulary: Vocabulary): number {
  const head = rows.slice(0, 20)
  const known = head.findIndex((row) => presetOf(row.map((cell) => cell.trim())) !== 'free')
  if (known >= 0) return known
  const points = head.map((row) => row.filter((cell) => cell.trim() && called(cell, vocabulary)).length)
  const best = Math.max(0, ...points)
  return best > 0 ? points.indexOf(best) : head.findIndex((row) => row.some((cell) => cell.trim()))
}
export const isFooter = (preset: PresetName, row: readonly string[]) => preset === 'colnect' && /^END of Colnect list/.test(row[0] ?? '')
