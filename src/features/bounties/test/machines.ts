import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { bounties } from '../contract.ts'
import { bountyMachine, bountyOfferMachine } from '../rules.ts'

export const walks: readonly MachineWalk[] = [
  {
    name: 'bounty',
    machine: bountyMachine,
    ops: {
      ...{ publish: bounties.publish, schedule: bounties.schedule, unschedule: bounties.unschedule },
      ...{ close: bounties.close, archive: bounties.archive },
    },
    given: { schedule: { publish_at: new Date(Date.now() + 86_400_000).toISOString() } },
    // It needs an accepted offer, with which it cannot be closed.
    apart: ['award'],
    parties: { ann: 'poster' },
    object: 'bounty',
    table: 'bounties',
    put: async ({ pool }, id, state) => {
      await pool.query(
        `update bounties set status = $1, expires_at = clock_timestamp() + interval '1 day',
          publish_at = case when $1 = 'Scheduled' then clock_timestamp() + interval '1 day' end where id = $2`,
        [state, id],
      )
    },
  },
  {
    name: 'bounty offer',
    machine: bountyOfferMachine,
    ops: { accept: bounties.answerOffer, reject: bounties.answerOffer, withdraw: bounties.withdrawOffer },
    given: { accept: { status: 'Accepted' }, reject: { status: 'Rejected' } },
    parties: { ann: 'poster', ben: 'finder' },
    object: 'bounty_offer',
    table: 'bounty_offers',
    put: async ({ pool }, id, state) => {
      await pool.query(
        `update bounty_offers set status = $1, action_reason = $3, won_at = null,
           lapses_at = case when $1 = 'Accepted' then clock_timestamp() + interval '1 day' end where id = $2`,
        [state, id, state === 'Rejected' ? 'poster' : null],
      )
    },
  },
]
