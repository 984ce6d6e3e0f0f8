// Heads, numerals, posthorns and arms.
import { cameo, oval, round, type StampSeries, series } from './series.ts'

const RARE: [number, number] = [7000, 150000]
const FINE: [number, number] = [800, 24000]
const CHEAP: [number, number] = [50, 900]
const imperforate = (price: [number, number]) => ({ gauge: 0, price })

export const CLASSIC_SERIES: StampSeries[] = [
  series('GB', 'Penny head', [1840, 1841], '1 penny', oval('queen', 'lines', 'letters'), 'ONE PENNY', 'black red_brown', {
    ...imperforate(RARE),
    top: 'POSTAGE',
    topics: ['royalty'],
  }),
  series('GB', 'Twopence head', [1841, 1858], '2 pence', oval('queen', 'slant', 'letters', { facing: 'right' }), 'TWO PENCE', 'blue deep_blue', {
    ...imperforate(FINE),
    top: 'POSTAGE',
    topics: ['royalty'],
  }),
  series('FR', 'Ceres', [1849, 1876], '10|20|25|40 c', oval('ceres', 'slant', 'rosettes', { pearls: true }), 'POSTES', 'black blue orange bistre', {
    gauge: 0,
    price: RARE,
    top: 'REPUB · FRANC',
    topics: ['mythology'],
  }),
  series(
    'FR',
    'Ceres, perforated',
    [1871, 1876],
    '5|15|25|80 c',
    oval('ceres', 'slant', 'values', { pearls: true }),
    'POSTES',
    'green bistre blue rose',
    { price: [300, 14000], top: 'REPUB FRANC', topics: ['mythology'] },
  ),
  series(
    'GR',
    'Large Hermes head',
    [1861, 1882],
    '5|10|20|40|80 lepta',
    oval('hermes', 'slant', 'rosettes', { pearls: true }),
    'ΛΕΠΤΑ',
    'emerald red_orange blue mauve rose',
    { ...imperforate(FINE), top: 'ΕΛΛ · ΓΡΑΜΜ', topics: ['mythology'] },
  ),
  series(
    'IN',
    'Crowned king',
    [1911, 1926],
    '½|1|2|4|8 annas',
    oval('crowned_king', 'lathe', 'values'),
    'ANNAS',
    'green carmine violet olive_green mauve',
    { price: CHEAP, topics: ['royalty'] },
  ),
  series(
    'CA',
    'Admiral',
    [1912, 1925],
    '1|2|5|7|10 cents',
    oval('king', 'lathe', 'values', { facing: 'right' }),
    'CENTS',
    'green carmine indigo bistre plum',
    { gauge: 12, price: [150, 7000], topics: ['royalty'] },
  ),
  series('US', 'Liberty head', [1922, 1926], '15 cents', oval('liberty', 'lathe', 'rosettes', { pearls: true }), 'FIFTEEN CENTS', 'grey slate', {
    gauge: 11,
    price: [100, 4500],
  }),
  series('US', 'Statesman', [1890, 1908], '2|4|6|10 cents', oval('statesman', 'lines', 'values'), 'CENTS', 'carmine chocolate lake green', {
    gauge: 12,
    price: [150, 12000],
    topics: ['us_presidents'],
  }),
  series(
    'US',
    'President head',
    [1870, 1883],
    '1|3|7|15 cents',
    oval('president', 'slant', 'rosettes'),
    'CENTS',
    'ultramarine green vermilion orange',
    { gauge: 12, price: [400, 26000], topics: ['us_presidents'] },
  ),
  series('x_victoria', "Queen's head", [1861, 1884], '1|4|6 pence', oval('queen', 'lathe', 'values'), 'POSTAGE', 'violet rose blue', {
    gauge: 12,
    price: FINE,
    topics: ['royalty'],
  }),
  series('x_queensland', 'Chalon head', [1860, 1880], '1|2|6 pence', round('queen'), 'PENCE', 'carmine blue green', {
    gauge: 13,
    price: FINE,
    topics: ['royalty'],
  }),
  series('x_newfoundland', 'Seal queen', [1880, 1894], '1|3|5 cents', cameo('queen', 'right'), 'CENTS', 'dull_purple green deep_blue', {
    gauge: 12,
    price: FINE,
    topics: ['royalty'],
  }),
  series('x_prussia', 'Embossed head', [1861, 1867], '1|2|3 silbergroschen', cameo('emperor', 'right'), 'SILB. GROSCH.', 'rose ultramarine bistre', {
    gauge: 11.5,
    price: [600, 18000],
  }),
  series(
    'IT',
    'Laureate king',
    [1879, 1906],
    '5|10|20|25|40 centesimi',
    oval('king', 'slant', 'rosettes', { facing: 'right' }),
    'CENTESIMI',
    'green carmine orange blue brown',
    { price: [100, 6000], topics: ['royalty'] },
  ),
  series('x_german_empire', 'Germania', [1900, 1920], '3|5|10|20|40 pfennig', round('helvetia'), 'PFENNIG', 'brown green carmine ultramarine lake', {
    price: CHEAP,
  }),
  series(
    'CH',
    'Sitting Helvetia',
    [1862, 1881],
    '2|5|10|30 rappen',
    oval('helvetia', 'lines', 'values', { facing: 'right' }),
    'FRANCO',
    'grey brown blue vermilion',
    { gauge: 11.5, price: [300, 21000] },
  ),
  series(
    'BR',
    'Emperor head',
    [1866, 1878],
    '10|20|50|100 réis',
    oval('president', 'lathe', 'values', { facing: 'right' }),
    'REIS',
    'vermilion plum blue green',
    { gauge: 12, price: FINE },
  ),
  series('EG', 'Sultan', [1923, 1927], '1|3|10|20 milliemes', oval('sultan', 'lathe', 'values'), 'MILLIEMES', 'orange brown rose deep_blue', {
    price: CHEAP,
    topics: ['royalty'],
  }),
  series('ET', 'Empress', [1909, 1931], '¼|½|1|2 guerche', round('rani', 'right'), 'GUERCHE', 'green rose orange blue', {
    gauge: 11.5,
    price: [150, 3500],
    topics: ['royalty'],
  }),
  series('FR', 'Marianne', [1944, 1955], '1|3|6|15 francs', round('marianne'), 'POSTES', 'carmine green rose_red ultramarine', {
    price: CHEAP,
    gauge: 13.5,
  }),
  series(
    'x_soviet_union',
    'Working woman',
    [1929, 1941],
    '1|2|5|10 коп.',
    oval('peasant', 'slant', 'rosettes'),
    'КОП.',
    'orange green brown ultramarine',
    { price: CHEAP, gauge: 12 },
  ),
  series(
    'x_serbia_kingdom',
    'Young king',
    [1890, 1904],
    '5|10|20|25 para',
    oval('statesman', 'lathe', 'rosettes', { facing: 'right' }),
    'ПАРА',
    'green rose orange blue',
    { gauge: 13, price: [100, 2800], top: 'СРБИЈА', topics: ['royalty'] },
  ),
  series('ES', 'Queen regent', [1879, 1889], '5|10|25|40 céntimos', cameo('rani'), 'CENTIMOS', 'green carmine pale_blue chocolate', {
    price: [150, 8500],
    topics: ['royalty'],
  }),
  series('CL', 'Columbus head', [1877, 1899], '1|2|5|10 centavos', oval('emperor', 'lines', 'rosettes'), 'CENTAVOS', 'slate orange lake blue', {
    gauge: 12,
    price: [80, 4000],
    topics: ['explorers'],
  }),
]
