import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { feedback } from './contract.ts'
import type { Question, Role } from './rules.ts'

const refusals: Texts<CodeOf<typeof feedback>> = {
  'feedback.not_found': 'This is gone, or was never yours to see.',
  'feedback.given': 'You have already said how this deal went.',
  'feedback.closed': 'The 60 days for feedback are over.',
  'feedback.wrong_state': 'This has moved on meanwhile, so it cannot be done any more.',
  'feedback.reply_empty': 'Write a few words first.',
  'feedback.as_described': 'Choose one to five stars.',
  'feedback.packing': 'Choose one to five stars.',
}

export const questionText = (role: Role, question: Question) => `feedback.question.${role}.${question}`

export const feedbackTexts = texts({
  ...refusals,
  'feedback.question.buyer.as_described': 'Was everything as described?',
  'feedback.question.buyer.packing': 'Was it packed well?',
  'feedback.question.buyer.speed': 'Was it sent quickly?',
  'feedback.question.buyer.contact': 'Were you answered well?',
  'feedback.question.seller.speed': 'Did the buyer pay and confirm quickly?',
  'feedback.question.seller.contact': 'Was writing to each other pleasant?',
  'mail.feedback_revealed.subject': 'Feedback for {deal, select, trade {trade} circle {trade circle} other {order}} {number}',
  'mail.feedback_revealed.body': '{sender} has said how the deal went. Read it, and answer publicly if you like.',
  'mail.feedback_revealed.action': 'Read the feedback',
})
