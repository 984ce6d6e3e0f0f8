import { slice } from '#server/operations/slice.ts'
import { roles } from '../contract.ts'
import { roleTexts } from '../texts.ts'
import { changes } from './changes.ts'
import { drop, keep, make } from './edit.ts'
import { holders } from './holders.ts'
import { list } from './list.ts'

export const rolesSlice = slice('roles', roles, {
  handlers: { list, holders, changes, make, keep, drop },
  topics: { roles: (_, viewer, ids) => (viewer.permissions.has('user.access.admin') ? ids : []) },
  guarded: [keep.act],
  texts: roleTexts,
})
