// Series of banknotes.

import type { BanknoteSpec } from '../stamps/spec.ts'
import type { Country } from './countries.ts'

export type NoteSeries = {
  country: Country
  name: string
  years: [number, number]
  denomination: string
  bank: string
  value: string
  words: string
  ink: string
  second: string
  paper: string
  vignette: BanknoteSpec['vignette']
  size: [number, number]
  price: [number, number]
}
const note = (
  country: Country,
  name: string,
  years: [number, number],
  denomination: string,
  look: Omit<NoteSeries, 'country' | 'name' | 'years' | 'denomination'>,
): NoteSeries => ({ country, name, years, denomination, ...look })

export const NOTE_SERIES: NoteSeries[] = [
  note('x_russian_empire', 'State credit note', [1898, 1909], '5 roubles', {
    bank: 'ГОСУДАРСТВЕННЫЙ',
    value: '5',
    words: 'ПЯТЬ РУБЛЕЙ',
    ink: '#243F73',
    second: '#9DB3CE',
    paper: '#EEF0E6',
    vignette: 'rani',
    size: [1590, 990],
    price: [600, 6500],
  }),
  note('x_german_empire', 'Inflation note', [1920, 1923], '100 000 mark', {
    bank: 'REICHSBANKNOTE',
    value: '100',
    words: 'HUNDERT TAUSEND',
    ink: '#5B3A22',
    second: '#D2B48C',
    paper: '#F1EAD6',
    vignette: 'statesman',
    size: [1600, 960],
    price: [150, 2800],
  }),
  note('US', 'Large size note', [1901, 1923], '1 dollar', {
    bank: 'UNITED STATES',
    value: '1',
    words: 'ONE DOLLAR',
    ink: '#20352B',
    second: '#A9C3AE',
    paper: '#F0EEE0',
    vignette: 'president',
    size: [1880, 790],
    price: [4500, 65000],
  }),
  note('x_china_republic', 'Bank of China note', [1935, 1941], '10 yuan', {
    bank: '中國銀行',
    value: '拾',
    words: '拾圓',
    ink: '#7B2330',
    second: '#DDB0A6',
    paper: '#F3ECDF',
    vignette: 'pagoda',
    size: [1520, 780],
    price: [500, 8000],
  }),
  note('FR', 'Cent francs', [1939, 1942], '100 francs', {
    bank: 'BANQUE DE FRANCE',
    value: '100',
    words: 'CENT FRANCS',
    ink: '#3B4A7A',
    second: '#E0C795',
    paper: '#F5EFDF',
    vignette: 'marianne',
    size: [1600, 930],
    price: [800, 7200],
  }),
  note('EG', 'Nile pound', [1930, 1948], '1 pound', {
    bank: 'NATIONAL BANK',
    value: '1',
    words: 'ONE POUND',
    ink: '#1F5563',
    second: '#BFD6CE',
    paper: '#F2EEDD',
    vignette: 'pyramids',
    size: [1640, 870],
    price: [900, 14000],
  }),
  note('BR', 'Mil réis', [1917, 1930], '10 mil réis', {
    bank: 'THESOURO NACIONAL',
    value: '10',
    words: 'DEZ MIL RÉIS',
    ink: '#67401C',
    second: '#D9C08F',
    paper: '#F4EDD9',
    vignette: 'steamer',
    size: [1720, 820],
    price: [400, 5200],
  }),
]
