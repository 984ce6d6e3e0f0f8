// Birds, beasts and flowers in several colours, 1950 to today.
import { picture, type StampSeries, series } from './series.ts'

const WIDE = { size: [410, 300] as [number, number], gauge: 13.5 }
const TALL = { size: [300, 410] as [number, number], gauge: 14 }
const SQUARE = { size: [340, 340] as [number, number], gauge: 13 }
const CHEAP: [number, number] = [50, 650]
const BETTER: [number, number] = [200, 6000]

export const PICTURE_SERIES: StampSeries[] = [
  series('GB', 'Kingfisher', [1980, 1980], '10|12 p', picture('poster', 'kingfisher', '#DDE9E0'), 'British birds', 'myrtle_green', {
    ...TALL,
    price: CHEAP,
    topics: ['birds'],
    top: 'ROYAL MAIL',
  }),
  series('NL', 'Robin', [1961, 1995], '4|12|80 c', picture('split', 'robin', '#E9E0CE'), 'ZOMERZEGEL', 'chocolate', {
    ...WIDE,
    price: CHEAP,
    topics: ['birds'],
  }),
  series('FI', 'Owl', [1998, 1998], '3.00|4.50 mk', picture('band', 'owl', '#C9D5DB'), 'Bubo bubo', 'slate', {
    ...TALL,
    price: CHEAP,
    topics: ['owls', 'birds'],
  }),
  series('AR', 'Penguins', [1975, 1987], '5|10 pesos', picture('corner', 'penguins', '#BFD8E4'), 'Antártida', 'deep_blue', {
    ...WIDE,
    price: CHEAP,
    topics: ['penguins', 'antarctic'],
  }),
  series('JP', 'Moon and geese', [1949, 1949], '8 yen', picture('band', 'geese', '#CBD9DF'), '月に雁', 'indigo', {
    size: [270, 460],
    gauge: 13.5,
    price: [3000, 14000],
    topics: ['birds', 'art'],
  }),
  series('BR', 'Macaw', [1980, 1993], '2|7|15 cruzeiros', picture('margin', 'parrot', '#E6EBC8'), 'Fauna brasileira', 'green', {
    ...TALL,
    gauge: 11.5,
    price: CHEAP,
    topics: ['parrots', 'birds'],
  }),
  series('IL', 'Dove of peace', [1960, 1979], '50|70 agorot', picture('poster', 'dove', '#A9C8E0'), 'שלום', 'deep_blue', {
    ...WIDE,
    price: CHEAP,
    topics: ['birds'],
  }),
  series('CH', 'Apollo butterfly', [1955, 1955], '20|40 rappen', picture('poster', 'apollo', '#BFD3C4'), 'PRO JUVENTUTE', 'myrtle_green', {
    size: [300, 340],
    gauge: 11.5,
    price: CHEAP,
    topics: ['butterflies'],
  }),
  series('PE', 'Morpho butterfly', [1990, 2003], '0.50|2.00 soles', picture('margin', 'morpho', '#F0E3BE'), 'Morpho didius', 'indigo', {
    ...SQUARE,
    price: CHEAP,
    topics: ['butterflies'],
    sheet: ['MARIPOSAS DEL PERÚ', 'Hoja filatélica · Lima'],
  }),
  series('CA', 'Monarch', [1988, 1995], '37|45 cents', picture('split', 'monarch', '#D5E3B8'), 'Danaus plexippus', 'bronze_green', {
    ...WIDE,
    price: CHEAP,
    topics: ['butterflies'],
  }),
  series('AU', 'Reef fish', [1984, 1998], '5|30|45 c', picture('corner', 'fish', '#7EC3CF'), 'Queen angelfish', 'deep_blue', {
    ...WIDE,
    price: CHEAP,
    topics: ['fish'],
  }),
  series('x_tanganyika', 'Giraffe', [1961, 1964], '5|20|50 cents', picture('margin', 'giraffe', '#F0D79A'), 'TANGANYIKA', 'olive_brown', {
    ...TALL,
    price: CHEAP,
    topics: ['wwf'],
    top: 'TANGANYIKA',
  }),
  series('IN', 'Elephant', [1994, 2006], '2|5|15 rupees', picture('poster', 'elephant', '#E7C9A0'), 'Elephas maximus', 'maroon', {
    ...WIDE,
    price: CHEAP,
    topics: ['elephants'],
    top: 'INDIA',
  }),
  series('PL', 'Stag', [1954, 1976], '45|60|90 groszy', picture('band', 'stag', '#D9DFB5'), 'Jeleń', 'myrtle_green', {
    ...SQUARE,
    price: CHEAP,
    topics: ['forests'],
  }),
  series('DE', 'House cat', [1988, 2001], '100|110 pfennig', picture('corner', 'cat', '#E8A85C'), 'Für die Jugend', 'prussian_blue', {
    ...TALL,
    price: CHEAP,
    topics: ['cats'],
    top: 'DEUTSCHLAND',
  }),
  series('x_soviet_union', 'Whale', [1971, 1990], '6|10|20 коп.', picture('band', 'whale', '#8FC0CE'), 'Морские животные', 'prussian_blue', {
    ...WIDE,
    gauge: 12,
    price: CHEAP,
    topics: ['whales_dolphins'],
  }),
  series('NL', 'Tulips', [1973, 1999], '25|75|80 c', picture('band', 'tulips', '#F1E9C6'), 'Floriade', 'green', {
    ...TALL,
    gauge: 13,
    price: CHEAP,
    topics: ['flowers'],
  }),
  series('BG', 'Rose of the valley', [1962, 1985], '5|13|28 стотинки', picture('margin', 'rose', '#F4DFE0'), 'Казанлъшка роза', 'claret', {
    ...TALL,
    gauge: 13,
    price: CHEAP,
    topics: ['roses', 'flowers'],
  }),
  series('x_east_germany', 'Iris', [1968, 1981], '10|20|25 pfennig', picture('split', 'iris', '#E6E3F0'), 'Iris', 'violet', {
    ...TALL,
    price: CHEAP,
    topics: ['flowers'],
    top: 'DDR',
  }),
  series('AT', 'Edelweiss', [1959, 2005], '1.50|5.50 schilling', picture('poster', 'edelweiss', '#A7BEDC'), 'Alpenflora', 'deep_blue', {
    ...TALL,
    price: CHEAP,
    topics: ['flowers', 'mountains'],
  }),
  series('HU', 'Poppy', [1950, 1965], '30|60|80 fillér', picture('corner', 'poppy', '#F3E2B8'), 'Pipacs', 'brown', {
    ...TALL,
    gauge: 12,
    price: CHEAP,
    topics: ['flowers'],
  }),
  series('EC', 'Orchid', [1980, 1996], '15|40|700 sucres', picture('poster', 'orchid', '#D9E8C4'), 'Orquídeas', 'purple', {
    ...TALL,
    price: CHEAP,
    topics: ['orchids', 'flowers'],
    sheet: ['ORQUÍDEAS DEL ECUADOR', 'Emisión conmemorativa · Quito'],
  }),
  series(
    'x_czechoslovakia',
    'Fly agaric',
    [1958, 1989],
    '30|50|80 haléřů',
    picture('margin', 'mushroom', '#DDE5C2'),
    'Amanita muscaria',
    'bronze_green',
    { ...SQUARE, gauge: 11.5, price: CHEAP, topics: ['mushrooms'] },
  ),
  series('CN', 'Sunflower', [1960, 1982], '4|8|10 fen', picture('poster', 'sunflower', '#BFDDE6'), '向日葵', 'prussian_blue', {
    ...TALL,
    gauge: 11.5,
    price: BETTER,
    topics: ['flowers'],
  }),
]
