import { isTerm } from '#features/vocabularies/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refuse } from '#kernel/refusal.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { ratesChanged, type shipping } from '../contract.ts'
import { dropRates, keepRates } from './queries.ts'

type Replacing = Pick<CommandContext<typeof shipping.setRates>, 'tx' | 'emit' | 'tools' | 'viewer'>

/** Precondition: the member is locked, so that two lists sent at once are not mixed. */
export async function replaceRates({ tx, emit, tools, viewer }: Replacing, rates: InputOf<typeof shipping.setRates>['rates']) {
  for (const { shipping_option } of rates) if (!(await isTerm(tx, 'shipping_options', shipping_option))) return refuse('shipping.option')
  await dropRates(tx, viewer.id)
  await keepRates(tx, viewer.id, tools.site.currency, rates)
  emit(ratesChanged, { member_id: viewer.id })
}
