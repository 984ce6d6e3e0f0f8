import { expect, test } from 'vitest'
import { itemFor, keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { stampItems } from '../contract.ts'

const world = useWorld()

/** Every fact that a stamp can have, and those of its owner. */
const facts = {
  denomination: '20 c',
  grade: 'XF-S',
  color: 'black',
  quality: 'minor_fault',
  gum: 'OG-LH',
  faults: ['thin', 'short_perf'],
  format: 'block_4',
  shape: 'rectangle_portrait',
  perforation: '14 × 13½',
  separation: 'comb',
  gauge_top: 14,
  gauge_right: 13.5,
  gauge_bottom: 14,
  gauge_left: 13.25,
  watermark: 'inverted',
  paper: 'wove',
  printing: 'recess',
  certificate_body: 'bpp',
  certificate_number: 'A 1234',
  certificate_date: '2019-05-04',
  certificate_opinion: 'genuine_faults',
  estimated_catalogue_value: 35_000,
  estimated_catalogue_currency: 'EUR',
  estimated_catalogue_year: 2024,
  coins_value: 400,
  total_stamps_issued: 41_700_000,
  related_set_stamps_count: 7,
  tags: ['seconds', 'to soak'],
  may_be_exhibited: true,
  width_mm: 20,
  height_mm: 24,
}
const owners = {
  storage_place: 'red stockbook, page 7',
  purchase_price: 12_345,
  purchase_currency: 'GBP',
  purchase_date: '1998-11-30',
  private_note: 'SECRET bought from uncle Finn',
}
const empty = { storage_place: '', purchase_price: null, purchase_currency: null, purchase_date: null, private_note: '' }

test('every fact of a stamp is kept and read again, by its owner whole, by others without what is the owner’s', async () => {
  const given = await itemFor(world, world.ann, { ...facts, ...owners })
  const { stamp_item } = await world.ann.gets(stampItems.create, given)
  expect(stamp_item).toMatchObject({ ...facts, ...owners, owned: true, grade_scale: 'centering' })
  const { id } = stamp_item
  const changed = await world.ann.gets(stampItems.update, {
    id: id as never,
    ...given,
    weight_g: 0.05,
    purchase_price: null,
    purchase_currency: null,
  })
  expect(changed.stamp_item).toMatchObject({ weight_g: 0.05, purchase_price: null, purchase_currency: null })
  for (const who of [world.ben, world.guest]) {
    const seen = (await who.gets(stampItems.show, { id: id as never })).stamp_item
    expect(seen).toMatchObject({ ...facts, ...empty, owned: false, committed: null })
    const { stamp_items } = await who.gets(stampItems.list, { user_id: world.ann.id as never })
    expect(stamp_items.data.find((one) => one.id === id)).toMatchObject(empty)
  }
})

test('what ann paid and noted stands in no answer to ben', async () => {
  const { id } = await keepItem(world, world.ann, owners)
  for (const secret of ['SECRET', 'red stockbook', '12345', '1998-11-30']) {
    for (const path of [`/api/stamp-items/${id}`, `/api/stamp-items?user_id=${world.ann.id}`]) {
      const answer = await fetch(world.settings.public_url + path, { headers: { authorization: `Bearer ${world.ben.token}` } })
      expect([path, await answer.text()].join(' ')).not.toContain(secret)
    }
  }
})

test('a coin’s grade brings its scale; a scale alone, a grade of another, or a remark is refused at its field', async () => {
  const coin = {
    item_kind: 'coin' as const,
    metal: 'silver',
    edge: 'reeded',
    mint_mark: 'CC',
    weight_g: 26.73,
    diameter_mm: 38.1,
    shape: 'coin_round',
  }
  const { stamp_item } = await world.ann.gets(stampItems.create, await itemFor(world, world.ann, { ...coin, grade: 'MS-65' }))
  expect(stamp_item).toMatchObject({ ...coin, grade: 'MS-65', grade_scale: 'sheldon' })
  const refusedAt = async (more: object) => (await world.ann.ask(stampItems.create, await itemFor(world, world.ann, { ...coin, ...more }))).errors
  expect(await refusedAt({ grade_scale: 'sheldon' })).toEqual({ grade: ['Please select Grade/Centering'] })
  expect(Object.keys((await refusedAt({ grade: 'MS-65', grade_scale: 'uk' }))!)).toEqual(['grade_scale'])
  expect(Object.keys((await refusedAt({ grade: 'details_cleaned' }))!)).toEqual(['grade'])
  expect(await refusedAt({ shape: 'square' })).toEqual({ shape: ['Please select shape'] })
})

test('amounts without a currency are in the site’s; a name of a catalogue belongs to one’s own numbering', async () => {
  const catalogue_number = [
    { type: 'own', number: 'A 7', custom_value: 'Uncle Finn’s list' },
    { type: 'michel', number: '5', custom_value: 'lost', value: 900, year: 2020 },
  ]
  const given = await itemFor(world, world.ann, { catalogue_number, purchase_price: 100, estimated_catalogue_value: 900, tags: ['red', 'red'] })
  const { stamp_item } = await world.ann.gets(stampItems.create, given)
  expect(stamp_item).toMatchObject({ purchase_currency: 'USD', estimated_catalogue_currency: 'USD', tags: ['red'] })
  expect(stamp_item.catalogue_number).toMatchObject([
    { custom_value: 'Uncle Finn’s list', value: null, currency: null },
    { custom_value: '', value: 900, currency: 'USD' },
  ])
})

test('facts that cannot be are refused, each at its field', async () => {
  const wrong = {
    ...{ gauge_top: 1, gauge_left: 13.333, weight_g: 0, diameter_mm: -1, certificate_date: '1066-01-01', purchase_date: 'yesterday' },
    ...{ purchase_price: -1, purchase_currency: 'euro', coins_value: 1.5, estimated_catalogue_year: 1700, total_stamps_issued: 0 },
    ...{ gum: 'x', faults: ['x'], separation: 'x', watermark: 'x', paper: 'x', printing: 'x', metal: 'x', edge: 'x' },
    ...{ certificate_body: 'x', certificate_opinion: 'x' },
  }
  for (const [field, value] of Object.entries(wrong)) {
    const { status, errors } = await world.ann.ask(stampItems.create, await itemFor(world, world.ann, { [field]: value }))
    expect([field, status, Object.keys(errors ?? {}).map((path) => path.split('.')[0])]).toEqual([field, 422, [field]])
  }
})

test('REFERENCE is understood as FOR_REFERENCE', async () => {
  const { stamp_item } = await world.ann.gets(stampItems.create, await itemFor(world, world.ann, { status: 'REFERENCE' }))
  expect(stamp_item.status).toBe('FOR_REFERENCE')
  const { stamp_items } = await world.ann.gets(stampItems.list, { user_id: world.ann.id as never, status: ['REFERENCE'] })
  expect(stamp_items.data.map(({ id }) => id)).toEqual([stamp_item.id])
})
