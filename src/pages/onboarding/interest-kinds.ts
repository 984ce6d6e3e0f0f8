/** Categories that are not stamps, with their kind of item. */
const KINDS = {
  coins_gold: 'coin',
  coins_silver: 'coin',
  coins_copper: 'coin',
  coins_world: 'coin',
  tokens_medals: 'coin',
  banknotes: 'banknote',
  collecting_supplies: 'other',
} as const
type Kind = (typeof KINDS)[keyof typeof KINDS]

const isKnown = (code: string): code is keyof typeof KINDS => code in KINDS
export const kindOf = (code: string): Kind | 'stamp' => (isKnown(code) ? KINDS[code] : 'stamp')

const FILTERS = { countries: 'country', topics: 'topic_ids' } as const
/** Filter for the chosen terms; categories without stamps are searched by kind of item. */
export function filterOf(step: keyof typeof FILTERS | 'categories', codes: readonly string[]) {
  if (step !== 'categories') return { [FILTERS[step]]: [...codes] }
  const kinds = [...new Set(codes.map(kindOf))].filter((kind) => kind !== 'stamp')
  return codes.every((code) => kindOf(code) !== 'stamp') ? { item_kind: kinds } : { category_ids: [...codes] }
}
