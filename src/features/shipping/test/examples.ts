import { type Examples, plain } from '#test/contract/example.ts'

const rates = { rates: [{ shipping_option: 'letter_tracked', reach: 'everywhere', amount: 300, days_least: 2, days_most: 5 }] }

export const examples: Examples = {
  'GET /shipping/rates': plain(),
  'POST /shipping/rates': plain(() => rates),
  'POST /shipping/mode': plain(() => ({ mode: 'manual' })),
}
