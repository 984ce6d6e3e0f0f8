// Numerals, posthorns, bulls’ eyes and arms.
import { arms, numeral, type StampSeries, series } from './series.ts'

const RARE: [number, number] = [7000, 150000]
const FINE: [number, number] = [800, 24000]
const CHEAP: [number, number] = [50, 900]
const imperforate = (price: [number, number]) => ({ gauge: 0, price })

export const ARMS_SERIES: StampSeries[] = [
  series('x_german_empire', 'Numeral in oval', [1875, 1889], '3|5|10|50 pfennig', numeral('rosette'), 'PFENNIG', 'green violet carmine red_brown', {
    price: CHEAP,
    gauge: 13.5,
  }),
  series('UY', 'Numeral', [1866, 1872], '1|5|10|15 centésimos', numeral('lathe'), 'CENTESIMOS', 'black blue green yellow_orange', {
    ...imperforate(FINE),
    top: 'URUGUAY',
  }),
  series('JP', 'Cherry blossom', [1872, 1876], '½|1|2|4 sen', numeral('rays'), '切手 · SEN', 'brown blue vermilion rose', {
    gauge: 11,
    price: RARE,
    top: '日本帝國',
  }),
  series('DK', 'Bicoloured', [1870, 1895], '3|4|8|16 øre', numeral('net'), 'POSTFRIM.', 'grey_blue slate mauve olive_green', { price: [200, 9000] }),
  series('x_hawaii', 'Inter-island numeral', [1859, 1863], '1|2 cents', numeral('net'), 'INTER-ISLAND', 'black deep_blue', { ...imperforate(RARE) }),
  series('PE', 'Sun numeral', [1874, 1884], '1|2|5|20 centavos', numeral('rays'), 'CENTAVOS', 'orange violet blue carmine', {
    gauge: 12,
    price: [120, 3600],
  }),
  series('SE', 'Ring type', [1872, 1891], '3|6|12|20|30 öre', numeral('shield'), 'FRIMÄRKE', 'bistre_brown lilac blue vermilion brown', {
    price: [150, 12000],
  }),
  series(
    'HU',
    'Envelope numeral',
    [1874, 1899],
    '2|3|5|10 krajczár',
    { frame: 'crest', crest: 'stripes', ground: 'scrolls' },
    'KR',
    'mauve green rose blue',
    { gauge: 13, price: [100, 3000], topics: ['post_mail'] },
  ),
  series('NL', 'Numeral lace', [1899, 1921], '½|1|2|2½ cent', numeral('lathe'), 'CENT', 'violet red blue_green green', { gauge: 12.5, price: CHEAP }),
  series('NO', 'Posthorn', [1893, 1937], '3|5|10|20|25|35 øre', { frame: 'posthorn' }, 'ØRE', 'orange green carmine blue mauve olive_green', {
    gauge: 14.5,
    price: [80, 5500],
    topics: ['post_mail'],
  }),
  series('DE', 'Posthorn definitive', [1951, 1952], '4|10|20|30 pfennig', { frame: 'posthorn' }, 'PF', 'brown green carmine ultramarine', {
    price: [60, 9000],
    top: 'DEUTSCHE BUNDESPOST',
    topics: ['post_mail'],
    size: [190, 230],
  }),
  series('BR', "Bull's eye", [1843, 1844], '30|60|90 réis', { frame: 'bullseye' }, 'RÉIS', 'black grey_black', {
    gauge: 0,
    size: [250, 240],
    price: [20000, 150000],
  }),
  series('BR', "Goat's eye", [1850, 1866], '10|20|60 réis', { frame: 'bullseye' }, 'RÉIS', 'blue black', {
    gauge: 0,
    size: [200, 190],
    price: [1500, 32000],
  }),
  series('x_russian_empire', 'Arms', [1866, 1917], '1|2|5|7|10 копѣек', arms('eagle', 'lathe'), 'КОП.', 'orange green mauve deep_blue blue', {
    price: CHEAP,
    topics: ['coats_of_arms'],
  }),
  series('x_bavaria', 'Arms', [1867, 1911], '3|6|12|20 pfennig', arms('lion', 'lines'), 'PFENNIG', 'green red_brown mauve ultramarine', {
    gauge: 11.5,
    price: [80, 4200],
    topics: ['coats_of_arms'],
  }),
  series('FI', 'Arms', [1875, 1917], '5|10|20|25 penniä', arms('lion', 'scrolls'), 'PENNIÄ', 'emerald carmine orange ultramarine', {
    price: [60, 3800],
    topics: ['coats_of_arms'],
  }),
  series('TR', 'Star and crescent', [1923, 1931], '5|10|20 kuruş', arms('crescent', 'lathe'), 'KURUŞ', 'green carmine blue', {
    gauge: 12,
    price: CHEAP,
    topics: ['coats_of_arms'],
  }),
  series('PL', 'Eagle', [1919, 1925], '5|10|25|50 groszy', arms('eagle', 'lines'), 'GROSZY', 'green red_brown red deep_blue', {
    gauge: 11,
    price: CHEAP,
    topics: ['coats_of_arms'],
  }),
  series('AR', 'Liberty shield', [1858, 1867], '5|10|15 centavos', arms('sun', 'scrolls'), 'CENTAVOS', 'red green blue', {
    ...imperforate(FINE),
    topics: ['coats_of_arms'],
  }),
  series('LR', 'Ship arms, official', [1892, 1906], '1|2|4|8 cents', arms('ship', 'lines'), 'CENTS', 'vermilion blue green bistre_brown', {
    price: [80, 2200],
    overprint: 'OFFICIAL',
    topics: ['coats_of_arms', 'ships'],
  }),
  series('CR', 'Arms', [1863, 1889], '½|2|4 reales', arms('stars', 'lathe'), 'REALES', 'blue scarlet green', {
    gauge: 12,
    price: [100, 3400],
    topics: ['coats_of_arms'],
  }),
  series('EE', 'Arms, provisional', [1928, 1936], '2|5|10|20 senti', arms('tower', 'lathe'), 'SENTI', 'slate_green rose blue violet', {
    price: CHEAP,
    topics: ['coats_of_arms'],
  }),
  series('BG', 'Lion', [1889, 1896], '1|5|10|25 стотинки', arms('lion', 'lathe'), 'СТОТ.', 'mauve green rose blue', {
    gauge: 13,
    price: CHEAP,
    topics: ['coats_of_arms'],
  }),
  series('MX', 'Eagle, Mexico overprint', [1864, 1866], '½|1|2 reales', arms('eagle', 'scrolls'), 'REALES', 'brown blue orange', {
    gauge: 0,
    price: FINE,
    overprint: 'MÉXICO\n1864',
    topics: ['coats_of_arms'],
  }),
]
