export { answer as proposalAnswer } from './answer.ts'
export { openProposal } from './propose.ts'
