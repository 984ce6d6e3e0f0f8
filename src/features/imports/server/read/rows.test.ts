import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { words } from '../../test/words.ts'
import { asMeant, harmless, joined, separated } from '../rows/cells.ts'
import { headerRow, isFooter, presetOf, proposed } from '../rows/presets.ts'
import { rowReader } from '../rows/row.ts'
import { decoded, encodingOf } from '../rows/text.ts'
import { moneyText, plainDecimal, readDay, readMoney, readWhole, readYear } from '../rows/values.ts'
import { delimited } from './tables.ts'

const SAMPLES = process.env.SAMPLES
const usual = { vocabulary: words, currency: 'USD', month_first: true }
function readAll(rows: string[][]) {
  const at = headerRow(rows, words)
  const headers = rows[at]!
  const preset = presetOf(headers)
  const mapping = proposed(headers, preset, words)
  const read = rowReader({ ...usual, headers, mapping, preset })
  return {
    preset,
    mapping,
    read: rows
      .slice(at + 1)
      .filter((row) => !isFooter(preset, row))
      .map(read),
  }
}
const text = (csv: string) => readAll(delimited(Buffer.from(csv)).rows).read

describe.skipIf(!SAMPLES)('the two Colnect exports', () => {
  test.each([
    ['colnect_list_own-list-two-lists.csv', 12],
    ['colnect_list_own-wish-list.csv', 8],
  ])('%s goes in whole', (file, count) => {
    const { preset, read } = readAll(delimited(readFileSync(join(SAMPLES!, 'imports', file))).rows)
    expect([preset, read.length, read.flatMap(({ problems }) => problems)]).toEqual(['colnect', count, []])
    expect(read.map(({ wanted, item }) => [wanted, item !== undefined])).toEqual(read.map(() => [false, true]))
    expect(read[0]!.item).toMatchObject({
      name: 'Coat of arms of Andorra',
      country: 'x_andorra_spanish',
      year_issued: 1988,
      denomination: '100 Pta',
      condition: 'MNH',
      quantity_owned: { mint: 1, used: 0 },
      separation: 'comb',
      perforation: 'comb 13 x 12½',
      printing: 'recess',
      paper: 'phosphor',
      issue_type: 'definitive',
      format: 'single',
      color: expect.any(String),
      width_mm: 29,
      height_mm: 32,
    })
    expect(read[0]!.item!.catalogue_number.map(({ type, number }) => `${type} ${number}`)).toEqual([
      ...['michel 207', 'scott 196', 'yvert 196', 'stanley_gibbons 205', 'afa 201', 'edifil 211', 'unificato 197'],
    ])
    // No word is lost: what has no field stands in the description.
    expect(read[0]!.item!.description).toContain('Fábrica Nacional de Moneda y Timbre')
    expect(read[0]!.item!.description).toContain('https://colnect.com/stamps/stamp/25270')
    expect(read[0]!.item!.tags).toContain('Heraldic Animals')
  })

  test('of lists side by side the owned one is read and the wish is kept as a note', () => {
    const { read } = readAll(delimited(readFileSync(join(SAMPLES!, 'imports', 'colnect_list_own-list-two-lists.csv'))).rows)
    expect(read.at(-1)!.item).toMatchObject({
      country: 'x_german_south_west_africa',
      condition: 'U',
      quantity_owned: { mint: 0, used: 1 },
      year_issued: 1899,
    })
    expect(read.at(-1)!.item!.private_note).toContain('Wish: 1 × MNH')
  })
})

test('a member’s own table is understood by its column names, in any of five languages', () => {
  const [one] = text('Título;País;Año;Michel;Estado de conservación;Condición\nRosa;España;1967;1155;x;Nuevo sin fijasellos\n')
  expect(one!.item).toMatchObject({ name: 'Rosa', country: 'ES', year_issued: 1967, condition: 'MNH', quantity_owned: { mint: 1, used: 0 } })
  expect(one!.item!.catalogue_number).toMatchObject([{ type: 'michel', number: '1155' }])
  const [zh] = text('名称\t国家\t年份\t品相\n玫瑰\t德国\t1967\t旧票\n')
  expect(zh!.item).toMatchObject({ name: '玫瑰', country: 'DE', condition: 'USED' })
  const [ru] = text('Название,Страна,Год\nРоза,СССР,1967\n')
  expect(ru!.item).toMatchObject({ country: 'x_soviet_union' })
})

test('each thing that is wrong is said with its column; nothing is guessed', () => {
  const [bad] = text('Name,Country,Year,Condition,Quantity,Price paid,Date purchased\nA,Ruritania,nineteen,mostly fine,two,12 USD 5,31/31/2020\n')
  expect(bad!.item).toBeUndefined()
  expect(bad!.problems.map(({ code, field, column }) => [code, field, column])).toEqual([
    ['unknown', 'country', 1],
    ['year', 'year_issued', 2],
    ['unknown', 'condition', 3],
    ['pieces', 'quantity', 4],
    ['money', 'purchase_price', 5],
    ['day', 'purchase_date', 6],
  ])
  expect(text('Name,Country\n,\n , \n,Spain\n').map(({ problems }) => problems.map(({ code, field }) => `${code} ${field}`))).toEqual([
    ['missing name'],
  ])
})

test('CoinManage and Delcampe are known by their columns', () => {
  const coins = readAll(
    delimited(
      Buffer.from(
        'ShortDesc,Denomination,Country,Year,Mint,Composition,Grade,CatNumber1,Date Purchased,Amount Paid,Location,Quantity,Edge\nMorgan,1 Dollar,USA,1881,S,Silver,MS-64,110,3/4/2019,"$1,250.00",Box 3,2,Reeded\n',
      ),
    ).rows,
  )
  expect([coins.preset, coins.read[0]!.problems]).toEqual(['coinmanage', []])
  expect(coins.read[0]!.item).toMatchObject({
    item_kind: 'coin',
    country: 'US',
    metal: 'silver',
    grade: 'MS-64',
    purchase_date: '2019-03-04',
    purchase_price: 125_000,
    quantity_owned: { mint: 0, used: 2 },
    edge: 'reeded',
    storage_place: 'Box 3',
  })
  const sold = readAll(
    delimited(Buffer.from('id_auction,title,personal_reference,description,quantity,present_price\n7,Sage type N,A-12,nice,3,"0,10"\n')).rows,
  )
  expect([sold.preset, sold.read[0]!.item!.name, sold.read[0]!.item!.storage_place]).toEqual(['delcampe', 'Sage type N', 'A-12'])
})

test('years, numbers, money and days', () => {
  expect(['1988-12-02', 'c. 1890', '1990/91', '24000', '0999'].map(readYear)).toEqual([1988, 1890, 1990, undefined, undefined])
  expect(['2700000', '2,700,000', '2 700 000', '2.700.000', '3.0', '2,5', 'many'].map(readWhole)).toEqual([
    2_700_000,
    2_700_000,
    2_700_000,
    2_700_000,
    3,
    undefined,
    undefined,
  ])
  expect(['1.234,50', '1,234.50', '12,5', '1,234', '1.2.3'].map((one) => plainDecimal(one, true))).toEqual([
    '1234.50',
    '1234.50',
    '12.5',
    '1234',
    undefined,
  ])
  expect(readMoney('€ 1.234,50', 'USD')).toEqual({ amount: 123_450, currency: 'EUR' })
  expect([readMoney('12.505', 'USD'), readMoney('12,5', 'JPY'), readMoney('500', 'JPY')?.amount, readMoney('-5', 'USD')]).toEqual([
    { amount: 1_250_500, currency: undefined },
    undefined,
    500,
    undefined,
  ])
  expect([readDay('3/4/2019', true), readDay('3/4/2019', false), readDay('31-12-2019', true), readDay('31/02/2019', false)]).toEqual([
    '2019-03-04',
    '2019-04-03',
    '2019-12-31',
    undefined,
  ])
})

test('encodings are found by content', () => {
  const said = 'Größe;Año\nÉté;1967'
  const wide = Buffer.from(said, 'utf16le')
  const files = [
    Buffer.from(said),
    Buffer.from(`\uFEFF${said}`),
    wide,
    Buffer.concat([Buffer.from([0xff, 0xfe]), wide]),
    Buffer.from(wide).swap16(),
    Buffer.from(said, 'latin1'),
  ]
  expect(files.map(encodingOf)).toEqual(['utf-8', 'utf-8', 'utf-16le', 'utf-16le', 'utf-16be', 'windows-1252'])
  for (const file of files) expect(decoded(file)).toBe(said)
})

test('cells of several values and harmless formulas are read as they were', () => {
  const any = fc.string({ unit: 'grapheme', maxLength: 12 })
  fc.assert(
    fc.property(fc.array(any.map((one) => one.trim()).filter(Boolean), { maxLength: 5 }), (values) => {
      expect(separated(joined(values))).toEqual(values)
    }),
    { seed: 1840 },
  )
  const risky = fc.tuple(fc.constantFrom('', "'", "''", ' '), fc.constantFrom('=', '+', '-', '@', 'a', '%'), any).map((parts) => parts.join(''))
  fc.assert(
    fc.property(risky, (cell) => {
      expect(asMeant(harmless(cell))).toBe(cell)
      expect(harmless(cell)).not.toMatch(/^\s*[=+\-@%]/)
    }),
    { seed: 1840 },
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), fc.constantFrom('USD', 'JPY', 'KWD', 'EUR'), (amount, currency) => {
      expect(readMoney(moneyText(amount, currency), currency)?.amount).toBe(amount)
    }),
    { seed: 1840 },
  )
})
