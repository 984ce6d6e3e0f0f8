export const PROPOSALS = '/stamps/proposals'
export const CREATE = `${PROPOSALS}/create`
export const proposalPath = (id: string) => `${PROPOSALS}/${id}`
export const correctPath = (entry_id: string) => `/stamps/${entry_id}/correct`
export const changesPath = (entry_id: string) => `/stamps/${entry_id}/changes`
