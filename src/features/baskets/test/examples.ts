import { type Examples, plain } from '#test/contract/example.ts'

export const examples: Examples = { 'GET /wishlists/basket': plain(() => ({ country: 'FR' })) }
