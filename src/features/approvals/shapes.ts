import * as z from 'zod/mini'
import { Amount, Currency, Instant, id, MemberId, named } from '#kernel/shapes.ts'
import { approvalStates } from './rules.ts'

export const ApprovalId = id('approvals')

const Person = z.object({ id: MemberId, full_name: z.string() })
/** How it is on one side of the change: words in the reader's language, or an amount. */
const ShownSide = z.object({ words: z.array(z.string()), amount: z.nullable(Amount), currency: z.nullable(Currency) })

export const Approval = named(
  'Approval',
  z.object({
    id: ApprovalId,
    /** Method and path of the operation, and the same in the reader's language. */
    ...{ act: z.string(), said: z.string() },
    status: z.enum(approvalStates),
    ...{ asked_by: Person, about: z.array(Person), reason: z.string(), before: ShownSide, after: ShownSide },
    ...{ decided_by: z.nullable(Person), answer: z.string(), asked_at: Instant, expires_at: Instant, decided_at: z.nullable(Instant) },
    ...{ may_decide: z.boolean(), may_withdraw: z.boolean() },
  }),
)
