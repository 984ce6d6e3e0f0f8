/** What may be brought in at once. */
export const MOST = { rows: 50_000, columns: 256, cell: 20_000, bytes: 25_000_000, unzipped: 150_000_000 } as const
/** So long what came in can be taken back; then its rows are forgotten. */
export const UNDO_DAYS = 30
export const BATCH = 500

export const importStates = ['checking', 'ready', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const
export type ImportState = (typeof importStates)[number]
export const deeds = ['map', 'mend', 'run', 'cancel', 'undo'] as const
export type Deed = (typeof deeds)[number]

/** State machine: what a member may do with an import, and where it leads. */
const moves: Readonly<Record<Deed, { readonly from: readonly ImportState[]; readonly to: ImportState | undefined }>> = {
  map: { from: ['ready'], to: 'checking' },
  mend: { from: ['ready'], to: undefined },
  run: { from: ['ready'], to: 'running' },
  cancel: { from: ['checking', 'ready', 'running'], to: 'cancelled' },
  undo: { from: ['done', 'cancelled', 'failed'], to: 'undoing' },
}
export const mayMove = (deed: Deed, from: string) => (moves[deed].from as readonly string[]).includes(from)
export const leadsTo = (deed: Deed, from: ImportState): ImportState => moves[deed].to ?? from
export const sourcesOf = (deed: Deed) => [...moves[deed].from]

/** States in which a job works on it. */
export const busyStates: readonly ImportState[] = ['checking', 'running', 'undoing']
export const isBusy = (state: string) => (busyStates as readonly string[]).includes(state)

export const rowStates = ['waiting', 'good', 'wrong', 'skipped', 'imported', 'undone', 'kept'] as const
export type RowState = (typeof rowStates)[number]

export const exportFormats = ['csv', 'xlsx', 'json', 'zip'] as const
export type ExportFormat = (typeof exportFormats)[number]
export const exportStates = ['waiting', 'building', 'ready', 'failed', 'expired'] as const
export const EXPORT_DAYS = 7
export const LINK_MINUTES = 2

/** Percent; 100 only when it has ended. */
export const percentOf = (ended: boolean, done: number, total: number) =>
  ended ? 100 : total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100))

/** Programs whose files are known, our own first. */
export const presetNames = ['own', 'colnect', 'opennumismat', 'delcampe', 'coinmanage', 'free'] as const
export type PresetName = (typeof presetNames)[number]
/** What can be wrong with a cell. */
export const problemCodes = ['missing', 'unknown', 'year', 'figure', 'day', 'money', 'currency', 'flag', 'pieces', 'long', 'form'] as const
export type ProblemCode = (typeof problemCodes)[number]

/** Fields that a member may choose for a column, in the order of a form. */
export const offeredTargets = [
  ...[
    'name',
    'item_kind',
    'status',
    'country',
    'year_issued',
    'denomination',
    'face_value',
    'face_currency',
    'catalogue_number',
    'condition',
    'grade',
  ],
  ...['color', 'quality', 'gum', 'faults', 'format', 'shape', 'issue_type', 'perforation', 'separation', 'gauge_top', 'gauge_right', 'gauge_bottom'],
  ...['gauge_left', 'watermark', 'paper', 'printing', 'metal', 'edge', 'mint_mark', 'weight_g', 'diameter_mm', 'width_mm', 'height_mm'],
  ...[
    'certificate_body',
    'certificate_number',
    'certificate_date',
    'certificate_opinion',
    'estimated_catalogue_value',
    'estimated_catalogue_currency',
  ],
  ...[
    'estimated_catalogue_year',
    'coins_value',
    'total_stamps_issued',
    'related_set_stamps_count',
    'description',
    'topic_ids',
    'category_ids',
    'tags',
  ],
  ...[
    'may_be_exhibited',
    'quantity',
    'mint',
    'used',
    'storage_place',
    'purchase_price',
    'purchase_currency',
    'purchase_date',
    'private_note',
    'remark',
  ],
] as const
export type OfferedTarget = (typeof offeredTargets)[number]
