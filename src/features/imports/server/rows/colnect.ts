/** Colnect writes the lists of a row side by side: `Wish,Swap` / `[2],[]` / `[MNH],[]`. */
import { problem, type Reading, type RowDraft, tag } from './draft.ts'

const entries = (text: string | undefined) => [...(text ?? '').matchAll(/\[([^\]]*)\]/g)].map(([, one]) => one!.trim())
const WANTED = /wish|want|missing|wunsch|fehl/i
const COLUMNS = {
  quantity: 'list_quantities',
  condition: 'list_conditions',
  public_note: 'list_public_notes',
  private_note: 'list_private_notes',
} as const

/** Reads what is owned into the item, and keeps what is wished for as words. True when nothing of it is owned. */
export function readLists(draft: RowDraft, { vocabulary }: Reading): boolean {
  const { special, fields } = draft
  if (!special.lists) return false
  const cells = Object.fromEntries(Object.entries(COLUMNS).map(([name, column]) => [name, entries(special[column])])) as Record<
    keyof typeof COLUMNS,
    string[]
  >
  const names = namesOf(special.lists, Math.max(...Object.values(cells).map(({ length }) => length), 1))
  const lists = names.map((name, at) => ({
    name,
    quantity: cells.quantity[at] || '',
    condition: cells.condition[at] || '',
    public_note: cells.public_note[at] || '',
    private_note: cells.private_note[at] || '',
  }))
  const owned = lists.filter(({ name }) => !WANTED.test(name))
  const pieces = { mint: 0, used: 0 }
  for (const { condition, quantity } of owned) {
    const code = condition ? vocabulary.find('conditions', condition) : undefined
    if (condition && !code) problem(draft, 'unknown', { column: null, target: 'condition', text: condition })
    if (code) fields.condition ??= code
    const count = quantity ? Number(quantity) : 1
    if (!Number.isInteger(count) || count < 0) problem(draft, 'pieces', { column: null, target: 'quantity', text: quantity })
    else pieces[code && vocabulary.parentOf('conditions', code) === 'MINT' ? 'mint' : 'used'] += count
  }
  if (owned.length) Object.assign(fields, pieces)
  tag(draft, names, 'List')
  draft.remarks.push(...lists.flatMap(({ public_note }) => public_note || []))
  draft.private_remarks.push(...lists.flatMap(({ private_note }) => private_note || []))
  if (lists.length > 1)
    draft.private_remarks.push(
      ...lists.map((one) => `${one.name}: ${[one.quantity && `${one.quantity} ×`, one.condition].filter(Boolean).join(' ') || '–'}`),
    )
  return owned.length === 0
}

/** Names of lists may hold commas; a name for each entry is sure only where their numbers agree. */
function namesOf(text: string, count: number): string[] {
  const names = text.split(',').map((name) => name.trim())
  if (names.length === count || count === 0) return names
  return names.length > count
    ? [...names.slice(0, count - 1), names.slice(count - 1).join(', ')]
    : [...names, ...Array.from({ length: count - names.length }, () => names.at(-1)!)]
}
