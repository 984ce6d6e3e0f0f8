import { expect, test } from 'vitest'
import type { Entry } from '#features/catalogue/web/public.tsx'
import { blankDraft, emptyNumber, type ItemDraft } from '../blank-draft.ts'
import { filledFrom, withoutEntry } from './draft-entry.ts'

const ceres = {
  id: 'e1',
  number: 10_000_001,
  item_kind: 'stamp',
  name: 'Ceres 20 c black',
  country: 'FR',
  names: { country: 'France' },
  year_issued: 1849,
  denomination: '20 c',
  color: 'black',
  perforation: 'imperforate',
  format: null,
  width_mm: 20,
  height_mm: 24,
  topics: [{ code: 'mythology', name: 'Mythology' }],
  catalogue_number: [
    { type: 'yvert', name: 'Yvert', number: '3' },
    { type: 'scott', name: 'Scott', number: '3' },
  ],
} as unknown as Entry
const chosen = (draft: ItemDraft, entry = ceres): ItemDraft => ({ ...draft, ...filledFrom(entry, draft) })
const undone = (draft: ItemDraft): ItemDraft => ({ ...draft, ...withoutEntry(draft) })

test('what an entry knows is filled in, in the collector’s own system first, and one press undoes all of it', () => {
  const draft = chosen(blankDraft)
  expect(draft).toMatchObject({
    name: 'Ceres 20 c black',
    country: 'France',
    year_issued: '1849',
    denomination: '20 c',
    color: 'black',
    perforation: 'imperforate',
    format: '',
    width_mm: '20',
    topic_ids: ['mythology'],
    catalogue_number: [
      { type: 'scott', number: '3' },
      { type: 'yvert', number: '3' },
    ],
    entry: { id: 'e1', name: 'Ceres 20 c black' },
  })
  expect(undone(draft)).toEqual(blankDraft)
})

test('a name that ann gave, her condition and a number of another system stay', () => {
  const typed = { ...blankDraft, name: 'My Ceres', condition: 'U', catalogue_number: [{ ...emptyNumber, type: 'maury', number: '3b' }] }
  const draft = chosen(typed)
  expect([draft.name, draft.condition, draft.catalogue_number.at(-1)]).toEqual(['My Ceres', 'U', { ...emptyNumber, type: 'maury', number: '3b' }])
  expect(undone(draft)).toEqual(typed)
})

test('what she wrote since is hers: undoing leaves it', () => {
  const draft = { ...chosen(blankDraft), year_issued: '1850', condition: 'MNH' }
  expect(undone(draft)).toEqual({ ...blankDraft, year_issued: '1850', condition: 'MNH' })
})

test('another entry takes the place of the first, and undoing leads behind both', () => {
  const other = { ...ceres, id: 'e2', name: 'Ceres 1 franc', color: 'carmine', year_issued: null, catalogue_number: [] } as unknown as Entry
  const draft = chosen(chosen(blankDraft), other)
  expect(draft).toMatchObject({ name: 'Ceres 1 franc', color: 'carmine', year_issued: '', catalogue_number: [emptyNumber], entry: { id: 'e2' } })
  expect(undone(draft)).toEqual(blankDraft)
})
