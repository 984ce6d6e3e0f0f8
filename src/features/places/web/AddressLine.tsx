import type { AnswerOf } from '#kernel/operation.ts'
import { isolated } from '#kernel/plain-text.ts'
import type { places } from '../contract.ts'

export type Address = AnswerOf<typeof places.list>['addresses'][number]
type Words = Pick<Address, 'full_name' | 'address' | 'city' | 'state' | 'zipcode' | 'country_name'>

export const whereabouts = ({ address, zipcode, city, state, country_name }: Omit<Words, 'full_name'>) =>
  [address, [zipcode, city].filter(Boolean).join(' '), state, country_name].filter(Boolean).join(', ')

export const AddressLine = ({ of }: { of: Words }) => `${isolated(of.full_name)}, ${whereabouts(of)}`
