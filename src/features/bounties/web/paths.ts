export const MARKET_BOUNTIES = '/marketplace/bounties'
export const MY_BOUNTIES = '/bounties'
export const bountyPath = (id: string) => `${MY_BOUNTIES}/${id}/show`
export const offerPath = (id: string) => `${MY_BOUNTIES}/placed-bounty-offer/${id}`
export const placePath = (bounty_id: string, user_id: string) => `${MY_BOUNTIES}/place-bounty-offer/${bounty_id}/${user_id}`
