import { slice } from '#server/operations/slice.ts'
import { memberRightsChanged, plansChanged, rolesChanged } from '../contract.ts'
import { planTexts } from '../texts.ts'
import { onPlanEdited } from './on-plan-edited.ts'
import { PLANS_KEPT_MS } from './plans.ts'
import { planTags } from './privacy.ts'

/** No operations: slices above show and edit plans. */
export const plansSlice = slice(
  'plans',
  {},
  {
    handlers: {},
    listeners: [onPlanEdited],
    texts: planTexts,
    socketEvents: [
      { event: memberRightsChanged, sockets: 'end' },
      { event: rolesChanged, sockets: 'check' },
      { event: plansChanged, sockets: 'check', after_ms: PLANS_KEPT_MS + 100 },
    ],
    tags: planTags,
  },
)
