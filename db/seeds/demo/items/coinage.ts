// Series of coins.

import type { CoinSpec } from '../stamps/spec.ts'
import type { Country } from './countries.ts'

export type CoinSeries = {
  country: Country
  name: string
  years: [number, number]
  denomination: string
  diameter: number
  metals: CoinSpec['metal'][]
  legend: string
  device: CoinSpec['device']
  reverse: CoinSpec['device']
  edge: CoinSpec['edge']
  price: [number, number]
  hole?: boolean
}
const coin = (
  country: Country,
  name: string,
  years: [number, number],
  denomination: string,
  look: Omit<CoinSeries, 'country' | 'name' | 'years' | 'denomination'>,
): CoinSeries => ({ country, name, years, denomination, ...look })

export const COIN_SERIES: CoinSeries[] = [
  coin('US', 'Liberty head dollar', [1878, 1904], '1 dollar', {
    diameter: 381,
    metals: ['silver'],
    legend: 'E · PLURIBUS · UNUM',
    device: { head: 'liberty' },
    reverse: { wreath: 'ONE', unit: 'DOLLAR' },
    edge: 'beads',
    price: [3800, 42000],
  }),
  coin('GB', 'Sovereign', [1871, 1887], '1 sovereign', {
    diameter: 221,
    metals: ['gold'],
    legend: 'VICTORIA DEI GRATIA',
    device: { head: 'queen' },
    reverse: { crest: 'lion', value: '£' },
    edge: 'teeth',
    price: [48000, 82000],
  }),
  coin('GB', 'Bun head penny', [1860, 1894], '1 penny', {
    diameter: 308,
    metals: ['bronze'],
    legend: 'VICTORIA D:G: BRITT: REG:',
    device: { head: 'rani' },
    reverse: { wreath: '1', unit: 'PENNY' },
    edge: 'beads',
    price: [300, 9000],
  }),
  coin('FR', 'Dix centimes', [1853, 1865], '10 centimes', {
    diameter: 302,
    metals: ['bronze'],
    legend: 'EMPIRE FRANÇAIS',
    device: { head: 'emperor' },
    reverse: { wreath: '10', unit: 'CENTIMES' },
    edge: 'beads',
    price: [400, 9500],
  }),
  coin('FR', 'Sower franc', [1898, 1920], '1 franc', {
    diameter: 230,
    metals: ['silver'],
    legend: 'RÉPUBLIQUE FRANÇAISE',
    device: { head: 'marianne' },
    reverse: { wreath: '1', unit: 'FRANC' },
    edge: 'plain',
    price: [350, 7800],
  }),
  coin('x_russian_empire', 'Rouble', [1895, 1915], '1 rouble', {
    diameter: 337,
    metals: ['silver'],
    legend: 'САМОДЕРЖЕЦЪ ВСЕРОСС.',
    device: { head: 'president' },
    reverse: { crest: 'eagle', value: '1' },
    edge: 'beads',
    price: [3900, 60000],
  }),
  coin('x_soviet_union', 'Poltinnik', [1924, 1927], '50 копеек', {
    diameter: 267,
    metals: ['silver'],
    legend: 'ПРОЛЕТАРИИ ВСЕХ СТРАН',
    device: { head: 'peasant' },
    reverse: { wreath: '50', unit: 'КОПЕЕК' },
    edge: 'teeth',
    price: [1200, 9900],
  }),
  coin('x_german_empire', 'Five marks', [1888, 1913], '5 mark', {
    diameter: 380,
    metals: ['silver'],
    legend: 'KÖNIG VON PREUSSEN',
    device: { head: 'king', facing: 'right' },
    reverse: { crest: 'eagle', value: '5' },
    edge: 'teeth',
    price: [2400, 26000],
  }),
  coin('CH', 'Helvetia twenty francs', [1883, 1896], '20 francs', {
    diameter: 211,
    metals: ['gold'],
    legend: 'CONFOEDERATIO HELVETICA',
    device: { head: 'helvetia' },
    reverse: { crest: 'cross', value: '20' },
    edge: 'beads',
    price: [36000, 52000],
  }),
  coin('DK', 'Holed ten øre', [1924, 1947], '10 øre', {
    diameter: 180,
    metals: ['nickel'],
    legend: 'KONGERIGET DANMARK',
    device: { wreath: '', unit: '10 ØRE' },
    reverse: { wreath: '', unit: '' },
    edge: 'plain',
    price: [60, 1200],
    hole: true,
  }),
  coin('x_china_empire', 'Dragon dollar', [1904, 1911], '1 dollar', {
    diameter: 394,
    metals: ['silver'],
    legend: '光緒元寶 · 庫平七錢二分',
    device: { wreath: '壹', unit: '圓' },
    reverse: { crest: 'sun', value: '壹' },
    edge: 'beads',
    price: [9000, 120000],
  }),
  coin('JP', 'Rising sun ten sen', [1907, 1917], '10 sen', {
    diameter: 175,
    metals: ['silver'],
    legend: '大日本 · 10 SEN · 十銭',
    device: { crest: 'sun', value: '十' },
    reverse: { wreath: '十', unit: '銭' },
    edge: 'beads',
    price: [200, 2400],
  }),
  coin('MX', 'Cap and rays peso', [1898, 1909], '1 peso', {
    diameter: 390,
    metals: ['silver'],
    legend: 'REPÚBLICA MEXICANA',
    device: { crest: 'eagle', value: '1' },
    reverse: { crest: 'sun', value: '1' },
    edge: 'teeth',
    price: [3400, 18000],
  }),
  coin('IN', 'Crowned king rupee', [1912, 1936], '1 rupee', {
    diameter: 305,
    metals: ['silver'],
    legend: 'KING EMPEROR',
    device: { head: 'crowned_king' },
    reverse: { wreath: '1', unit: 'RUPEE' },
    edge: 'beads',
    price: [1400, 9800],
  }),
  coin('IT', 'Twenty lire, lictor', [1927, 1936], '20 lire', {
    diameter: 355,
    metals: ['silver'],
    legend: 'RE E IMPERATORE',
    device: { head: 'statesman', facing: 'right' },
    reverse: { crest: 'keys', value: '20' },
    edge: 'plain',
    price: [4500, 46000],
  }),
  coin('AT', 'Eagle ducat', [1872, 1915], '1 ducat', {
    diameter: 200,
    metals: ['gold'],
    legend: 'AVSTRIAE IMPERATOR',
    device: { head: 'emperor', facing: 'right' },
    reverse: { crest: 'eagle', value: '1' },
    edge: 'teeth',
    price: [21000, 31000],
  }),
]
