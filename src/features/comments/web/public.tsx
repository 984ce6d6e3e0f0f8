export { asksComments, Comments } from './Comments.tsx'
export { DiscussionBar } from './DiscussionBar.tsx'
export { MentionArea } from './MentionArea.tsx'
export { WrittenText } from './WrittenText.tsx'
