import { type MayListen, slice } from '#server/operations/slice.ts'
import { dashboard } from '../contract.ts'
import { dashboardTexts } from '../texts.ts'
import { addNote, changePlan, endSessions, grantRole, lift, revokeRole, suspend, viewAs } from './acts.ts'
import { audit, chain, exportAudit } from './audit.ts'
import { counts } from './counts.ts'
import { putBack, settingChanges } from './history/history.ts'
import { keepParts, parts } from './history/parts.ts'
import { member } from './member.ts'
import { members } from './members.ts'
import { giveBack, money, settlePayout } from './money.ts'
import { permissions } from './permissions.ts'
import { keepPlan, plans } from './plans.ts'
import { dashboardTags } from './privacy.ts'
import { keepSite, resetSite, site } from './site.ts'

/** Topics of the lists are only for members who may see the lists. */
const ofTheHouse: MayListen = (_, viewer, ids) => (viewer.permissions.has('user.access.admin') ? ids : [])

const people = { permissions, counts, members, member, suspend, lift, changePlan, endSessions, addNote, viewAs, grantRole, revokeRole }
export const dashboardSlice = slice('dashboard', dashboard, {
  handlers: {
    ...people,
    audit,
    exportAudit,
    chain,
    plans,
    keepPlan,
    money,
    giveBack,
    settlePayout,
    site,
    keepSite,
    resetSite,
    parts,
    keepParts,
    settingChanges,
    putBack,
  },
  topics: { odd_payments: ofTheHouse, owed_payouts: ofTheHouse, setting_changes: ofTheHouse },
  guarded: [grantRole.act, revokeRole.act, giveBack.act],
  texts: dashboardTexts,
  tags: dashboardTags,
})
