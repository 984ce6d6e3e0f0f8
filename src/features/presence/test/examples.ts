import { type Examples, own, plain } from '#test/contract/example.ts'

const seen = Object.fromEntries(
  ['owner', 'counterparty', 'unverified', 'stranger', 'basic', 'premium', 'business', 'support', 'moderator', 'administrator'].map((part) => [
    part,
    200,
  ]),
)
export const examples: Examples = {
  'GET /users/{id}/presence': [own('member', {}, seen)],
  'GET /presences': plain(({ member }) => ({ user_ids: [member] })),
}
