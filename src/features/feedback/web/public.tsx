export { asksOfDeal, asksOfMember, asksOfStore } from './asks.ts'
export { DealFeedback } from './DealFeedback.tsx'
export { FeedbackTab } from './FeedbackTab.tsx'
export { StoreVoices } from './StoreVoices.tsx'
