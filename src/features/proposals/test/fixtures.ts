import type { MakeFixtures } from '#test/contract/objects.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { proposals } from '../contract.ts'
import type { ProposalId } from '../shapes.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    readonly proposal: ProposalId
    /** Another open one, because a proposal is decided once. */
    readonly other_proposal: ProposalId
    /** Withdrawn: nobody else knows of it. */
    readonly hidden_proposal: ProposalId
  }
}

/** Ann corrects an entry of its own; earlier proposals of hers are deleted, because so many may be open. */
export const fixtures: MakeFixtures = async (world) => {
  const { pool, ann } = world
  await pool.query('delete from catalogue_proposals where proposer_id = $1', [ann.id])
  await pool.query("update members set created_at = clock_timestamp() - interval '1 year'")
  const corrected = async () => {
    const [id] = await keepEntry(world, { name: `Issue ${crypto.randomUUID()}`, catalogue_number: [], denomination: '' })
    return (await ann.gets(proposals.correct, { id: id!, facts: { denomination: '2 d' }, base: { denomination: '' } })).proposal.id
  }
  const [proposal, other_proposal] = [await corrected(), await corrected()]
  const hidden = await ann.gets(proposals.propose, { facts: { name: `CANARY ${crypto.randomUUID()}`, country: 'SE' } })
  await ann.gets(proposals.withdraw, { id: hidden.proposal.id })
  return { proposal, other_proposal, hidden_proposal: hidden.proposal.id }
}
