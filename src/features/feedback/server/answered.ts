import { type Refusal, refuse } from '#kernel/refusal.ts'
import { type Answers, askedOf, type Role, scoreOf } from '../rules.ts'

interface Answered {
  readonly as_described?: number | undefined
  readonly packing?: number | undefined
  readonly speed: number
  readonly contact: number
}

/** The answers that this role gives, complete, with their mean; a seller's answers about the parcel are left out. */
export function answered(
  role: Role,
  given: Answered,
  deal: { readonly trade_id: string | null },
): (Answers & { score: number }) | Refusal<'feedback.as_described' | 'feedback.packing'> {
  const own = { ...given, ...(!askedOf(role, deal).includes('packing') && { as_described: undefined, packing: undefined }) }
  const missing = askedOf(role, deal).find((question) => own[question] === undefined)
  if (missing === 'as_described' || missing === 'packing') return refuse(`feedback.${missing}`)
  const answers = { as_described: own.as_described ?? null, packing: own.packing ?? null, speed: own.speed, contact: own.contact }
  return { ...answers, score: scoreOf(answers) }
}
