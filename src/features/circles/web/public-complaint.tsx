export { ComplaintTalk } from './complaint/ComplaintTalk.tsx'
