import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { hashToken } from '#server/auth/tokens.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { holdAuthenticator, useRecoveryCode, useStep } from './queries.ts'
import { tellOwner } from './tell-owner.ts'
import { stepOf } from './totp.ts'

// biome-ignore lint/suspicious/noExplicitAny: several operations ask for a code
type Asking = Pick<CommandContext<any>, 'tx' | 'emit' | 'clock' | 'tools'>

/** Accepts a TOTP code or a recovery code, each only once. */
export async function spendCode({ tx, emit, clock, tools }: Asking, member_id: Id<'members'>, code: string) {
  const app = await holdAuthenticator(tx, member_id)
  if (!app?.confirmed_at) return refuse('credentials.wrong_code')
  if (code.length !== 6) {
    if (!(await useRecoveryCode(tx, member_id, hashToken(code)))) return refuse('credentials.wrong_code')
    return tellOwner({ tx, emit }, member_id, 'code_used')
  }
  const step = stepOf(tools.vault.open(app.secret_sealed, member_id), code, await clock(), app.last_step)
  if (step === undefined) return refuse('credentials.wrong_code')
  await useStep(tx, member_id, step)
}
