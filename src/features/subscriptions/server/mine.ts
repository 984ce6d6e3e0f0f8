import { read } from '#server/run/handle.ts'
import { subscriptions } from '../contract.ts'
import { membershipOf } from './view.ts'

export const mine = read(subscriptions.mine, async ({ viewer, db, tools }) => ({ membership: await membershipOf(db, tools, viewer.id) }))
