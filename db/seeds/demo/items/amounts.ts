/** Singular forms; units that are missing here have the same form in singular and plural. */
const ONE: Record<string, string> = {
  cents: 'cent',
  annas: 'anna',
  pence: 'penny',
  shillings: 'shilling',
  dollars: 'dollar',
  rupees: 'rupee',
  francs: 'franc',
  centimes: 'centime',
  centavos: 'centavo',
  centésimos: 'centésimo',
  céntimos: 'céntimo',
  centesimi: 'centesimo',
  reales: 'real',
  pesos: 'peso',
  soles: 'sol',
  cruzeiros: 'cruzeiro',
  milliemes: 'millieme',
  drachmai: 'drachma',
  lepta: 'lepton',
  kroner: 'krone',
  kronor: 'krona',
  markkaa: 'markka',
  groszy: 'grosz',
  стотинки: 'стотинка',
  копѣек: 'копѣйка',
}
const NOT_MORE_THAN_ONE = new Set(['1', '½', '¼'])

/** A denomination in words: `1 cent`, `2 cents`, `½ penny`. */
export const amountOf = (value: string, unit: string): string => `${value} ${NOT_MORE_THAN_ONE.has(value) ? (ONE[unit] ?? unit) : unit}`
