export { FULL, mayActOn, mayEdit, mayHandOut, type Role } from '../rules.ts'
export { changePlan } from './change-plan.ts'
export { editPlan } from './edit-plan.ts'
export { limitName, permissionName } from './permission-name.ts'
export { permissionsOf, plansInOrder } from './plans.ts'
export { knownPermissions, readPlans } from './queries-plan.ts'
export { countByPlan, type NewPlan, planWords } from './queries-plan-edit.ts'
export { dropRole, heldOf, holdersOf, keepRole, roleSets, rolesOf } from './queries-role.ts'
export {
  isFreeName,
  isHeld,
  keepRoleChange,
  lockRole,
  makeRole,
  type RoleRow,
  readRoleRows,
  removeRole,
  writeRole,
} from './queries-role-edit.ts'
export { isUsualName, roleName } from './role-name.ts'
