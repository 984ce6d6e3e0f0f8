// Pictures of travel, science, sport and feasts, 1950 to today, and the triangles.
import { picture, type StampSeries, series } from './series.ts'

const WIDE = { size: [410, 300] as [number, number], gauge: 13.5 }
const TALL = { size: [300, 410] as [number, number], gauge: 14 }
const SQUARE = { size: [340, 340] as [number, number], gauge: 13 }
const CHEAP: [number, number] = [50, 650]
const BETTER: [number, number] = [200, 6000]

export const LIFE_SERIES: StampSeries[] = [
  series('x_soviet_union', 'First satellite', [1957, 1958], '40|60 коп.', picture('band', 'satellite', '#1F4E79'), 'Спутник', 'scarlet', {
    ...WIDE,
    gauge: 12.5,
    price: CHEAP,
    topics: ['space'],
    sheet: ['СЛАВА ПОКОРИТЕЛЯМ КОСМОСА', '4 октября 1957'],
  }),
  series('CN', 'Rocket', [1975, 1986], '4|8|20 fen', picture('corner', 'rocket', '#9CC2DF'), '航天', 'indigo', {
    ...TALL,
    gauge: 11.5,
    price: CHEAP,
    topics: ['space'],
  }),
  series('KR', 'Observatory rocket', [1988, 1993], '80|110 won', picture('split', 'rocket', '#E8D9BE'), '우주', 'prussian_blue', {
    ...TALL,
    price: CHEAP,
    topics: ['space', 'astronomy'],
  }),
  series('US', 'Lighthouses', [1990, 1990], '25 cents', picture('poster', 'lighthouse', '#7FB0BE'), 'Admiralty Head', 'deep_blue', {
    ...TALL,
    gauge: 10,
    price: CHEAP,
    topics: ['lighthouses'],
    top: 'USA',
  }),
  series('IS', 'Beacon', [1978, 2007], '60|70 krónur', picture('margin', 'lighthouse', '#F1C79A'), 'Reykjanesviti', 'venetian_red', {
    ...TALL,
    price: CHEAP,
    topics: ['lighthouses'],
  }),
  series('JP', 'Bullet train', [1964, 1972], '10|15|20 yen', picture('band', 'diesel', '#BFE0E8'), '東海道新幹線', 'cobalt', {
    ...WIDE,
    price: CHEAP,
    topics: ['railways'],
  }),
  series(
    'x_east_germany',
    'Old locomotive',
    [1960, 1985],
    '5|10|20 pfennig',
    picture('margin', 'locomotive', '#E2DCC8'),
    '125 Jahre Eisenbahn',
    'lake',
    { ...WIDE, price: CHEAP, topics: ['railways'], top: 'DDR' },
  ),
  series('IT', 'Small car', [1984, 1999], '450|650 lire', picture('poster', 'motorcar', '#F5D58E'), 'Made in Italy', 'scarlet', {
    ...WIDE,
    price: CHEAP,
    topics: ['cars'],
    top: 'ITALIA',
  }),
  series('FR', 'Tour bicycle', [1953, 2003], '0.50|12 F', picture('corner', 'bicycle', '#F6E27A'), 'Tour de France', 'deep_blue', {
    ...WIDE,
    gauge: 13,
    price: CHEAP,
    topics: ['bicycles'],
    top: 'LA POSTE · FRANCE',
  }),
  series('FR', 'Hot-air balloon', [1955, 1983], '2.00|3.00 F', picture('poster', 'balloon', '#CFE3EE'), 'Montgolfière 1783', 'brick_red', {
    ...TALL,
    gauge: 13,
    price: BETTER,
    topics: ['balloons'],
  }),
  series('BE', 'Jet airliner', [1958, 1973], '4|8|10 francs', picture('corner', 'jet', '#CFE0EA'), 'SABENA', 'steel_blue', {
    ...WIDE,
    gauge: 11.5,
    price: CHEAP,
    topics: ['aircraft'],
  }),
  series('DK', 'Yacht race', [1981, 1994], '1.60|2.80|5.00 kroner', picture('split', 'yacht', '#BFE1E6'), 'Sejlsport', 'deep_blue', {
    ...TALL,
    gauge: 12.5,
    price: CHEAP,
    topics: ['sailing_ships'],
  }),
  series('BR', 'Brasília', [1960, 1970], '2.50|4|11 cruzeiros', picture('margin', 'towers', '#F3D9A6'), 'Nova capital', 'blue_green', {
    ...WIDE,
    gauge: 11,
    price: CHEAP,
    topics: ['architecture'],
  }),
  series('AT', 'Music lyre', [1972, 1991], '4|5 schilling', picture('band', 'lyre', '#E9CFA8'), 'Salzburger Festspiele', 'crimson', {
    ...SQUARE,
    gauge: 13.5,
    price: CHEAP,
    topics: ['music'],
  }),
  series('UY', 'Football', [1950, 1986], '0.20|14 pesos', picture('corner', 'football', '#A8D19A'), 'Campeonato mundial', 'deep_blue', {
    ...SQUARE,
    gauge: 11,
    price: CHEAP,
    topics: ['football'],
  }),
  series('MX', 'Olympic runner', [1965, 1968], '20|40|80 centavos', picture('poster', 'athlete', '#F2A65A'), 'MÉXICO 68', 'magenta', {
    ...SQUARE,
    price: CHEAP,
    topics: ['olympics'],
    sheet: ['JUEGOS DE LA XIX OLIMPIADA', 'Correo aéreo · 1968'],
  }),
  series('GE', 'Chess knight', [1995, 2014], '30|60 tetri', picture('margin', 'chess', '#DFD3BD'), 'Chess olympiad', 'chocolate', {
    ...SQUARE,
    price: CHEAP,
    topics: ['chess'],
  }),
  series('BE', 'Day of the stamp', [1962, 1988], '3|9|13 francs', picture('poster', 'letter', '#F2DDB5'), 'Dag van de postzegel', 'claret', {
    ...WIDE,
    gauge: 11.5,
    price: CHEAP,
    topics: ['post_mail'],
  }),
  series('DE', 'Christmas candles', [1969, 1990], '10|30|50 pfennig', picture('corner', 'candles', '#24405F'), 'Weihnachten', 'prussian_blue', {
    ...TALL,
    price: CHEAP,
    topics: ['christmas'],
    top: 'DEUTSCHE BUNDESPOST',
  }),
  series('SE', 'Nobel science', [1976, 1992], '1.30|2.40 kronor', picture('split', 'microscope', '#CFE0D2'), 'Nobelpris', 'slate_green', {
    ...TALL,
    gauge: 12.5,
    price: CHEAP,
    topics: ['nobel_prize', 'science'],
  }),
  series('CZ', 'World stamp globe', [1998, 2008], '7|12|18 korun', picture('band', 'globe', '#F0D7B6'), 'PRAGA 2008', 'cobalt', {
    ...TALL,
    gauge: 11.5,
    price: CHEAP,
    topics: ['maps', 'philatelic_exhibitions'],
  }),
  series(
    'EE',
    'Airmail triangle',
    [1924, 1924],
    '5|10|15 marka',
    { frame: 'triangle', motif: 'biplane', sky: '#9CC4E4' },
    'ÕHUPOST',
    'prussian_blue red_brown violet',
    { size: [420, 232], gauge: 0, price: BETTER, topics: ['aircraft'], top: 'EESTI · ÕHUPOST' },
  ),
  series(
    'x_mozambique_company',
    'Giraffe triangle',
    [1935, 1939],
    '15|40|70 centavos',
    { frame: 'triangle', motif: 'giraffe', sky: '#E9D9A8' },
    'CORREIO',
    'olive_brown red_brown bronze_green',
    { size: [420, 232], gauge: 12.5, price: CHEAP, topics: ['wwf'], top: 'MOÇAMBIQUE · CORREIO' },
  ),
  series(
    'LR',
    'Elephant triangle',
    [1909, 1937],
    '5|10|30 cents',
    { frame: 'triangle', motif: 'elephant', sky: '#C6D8B8' },
    'LIBERIA',
    'slate_green carmine indigo',
    { size: [420, 232], gauge: 14, price: BETTER, topics: ['elephants'] },
  ),
]
