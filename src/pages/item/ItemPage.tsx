import { flags } from '#features/flags/contract.ts'
import { asksReasons, ItemFlags } from '#features/flags/web/public.tsx'
import { itemScreen } from '#features/stamp-items/web/public.tsx'
import { queryOf } from '#web/query/keys.ts'

/** Page of an item: facts from `stamp-items`, what was found wrong with it from `flags`. */
export default itemScreen({
  Beside: ItemFlags,
  asks: (id) => [queryOf(flags.ofItem, { id })],
  next: (id, answerOf) => (answerOf(flags.ofItem, { id }).confirmed.length ? [asksReasons()] : []),
})
