import * as z from 'zod/mini'
import { plansInOrder } from '#features/plans/server/public.ts'
import { id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { job } from '#server/jobs/job.ts'
import { ask } from './ask.ts'
import { chooseApart } from './choose-apart.ts'
import { marketNow } from './queries-market.ts'
import { endSearch, isSearching } from './queries-searches.ts'

const RIGHTS = ['marketplace.trading.sending_proposal', 'marketplace.trading.proposal_folder']
/** Plans whose members trade. */
const tradingPlans = async (db: Db) =>
  (await plansInOrder(db)).filter(({ permissions }) => RIGHTS.every((right) => permissions.has(right))).map(({ code }) => code)

/** Finds circles over everybody’s wants and swaps, and asks their members. A second run finds the search ended. */
export const searcher = job({
  name: 'circles.search',
  input: z.strictObject({ id: id('trade_circle_searches') }),
  async run({ db, transact }, { id: search_id }) {
    if (!(await isSearching(db, search_id))) return
    const market = await marketNow(db, await tradingPlans(db))
    const { rows: _, wants, ...asked } = market
    const choice = await chooseApart(asked)
    await transact(async (context) => {
      const { circles, trades, bound } = choice
      if (!(await endSearch(context.tx, search_id, { members: market.members.length, wants, circles: circles.length, trades, bound }))) return
      for (const path of circles) await ask(context, search_id, market, path)
    })
  },
  abandoned: ({ transact }, { id: search_id }) =>
    transact(async ({ tx }) => {
      await endSearch(tx, search_id, undefined)
    }),
})
