import type { BountyId } from '../../contract.ts'

const SHOWN = 25
/** All that were offered for one bounty, as its poster compares them. */
export const received = (bounty_id: BountyId) => ({ bounty_id, page_size: SHOWN })
