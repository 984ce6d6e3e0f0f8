import { keep, readKept } from '#web/browser/local-storage.ts'
import { emptyNumber, type ItemDraft } from '../blank-draft.ts'

/** Who sorts a stock book says the same of many in a row: what the next item probably shares with the last. */
type Usual = Pick<ItemDraft, 'item_kind' | 'country' | 'condition' | 'mint' | 'used'> & { readonly catalogue: string }

const keyOf = (owner: string) => `last item of ${owner}`

export function keepUsual(owner: string, { item_kind, country, condition, mint, used, catalogue_number: [first] }: ItemDraft) {
  const single = Number(mint) + Number(used) === 1
  keep(keyOf(owner), {
    item_kind,
    country,
    condition,
    ...(single ? { mint, used } : { mint: '0', used: '1' }),
    catalogue: first?.type ?? '',
  } satisfies Usual)
}

export function usualOf(owner: string): Partial<ItemDraft> {
  const { catalogue, ...usual } = readKept<Usual>(keyOf(owner)) ?? { catalogue: '' }
  return { ...usual, ...(catalogue && { catalogue_number: [{ ...emptyNumber, type: catalogue }] }) }
}
