export { ParcelFeedback } from './ParcelFeedback.tsx'
