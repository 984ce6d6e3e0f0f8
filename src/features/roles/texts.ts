import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { roles } from './contract.ts'
import type { RoleFamilyName } from './rules.ts'

const refusals: Texts<Exclude<CodeOf<typeof roles>, `approval.${string}`>> = {
  'role.not_found': 'There is no such role.',
  'role.not_yours': 'You can only hand out, take away and edit roles whose permissions you hold yourself.',
  'role.own': 'This is your own role: somebody else has to change what you may do.',
  'role.fixed': 'The administrator always holds every permission: this role is not changed.',
  'role.changed': 'Somebody else has edited this role meanwhile. Look at it as it is now, then edit again.',
  'role.held': 'Somebody has this role: take it away from them first.',
  'role.name': 'Another role is called so.',
  'role.permission': 'A role cannot hold {permission}: it is unknown here.',
}
const families: Readonly<Record<`role_family.${RoleFamilyName}`, string>> = {
  'role_family.people': 'Members',
  'role_family.market': 'Market',
  'role_family.collections': 'Collections',
  'role_family.community': 'Community',
  'role_family.money': 'Money',
  'role_family.site': 'The deployment',
}
export const roleTexts = texts({ ...refusals, ...families })
