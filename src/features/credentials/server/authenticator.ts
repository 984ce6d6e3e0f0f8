import { randomBytes } from 'node:crypto'
import encodeQR from 'qr'
import { askSecondStep, findOwn } from '#features/accounts/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import { hashToken } from '#server/auth/tokens.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { command, commandAfter } from '#server/operations/slice.ts'
import { credentials, credentialsChanged } from '../contract.ts'
import { RECOVERY_CODES, recoveryCode, spelled } from '../rules.ts'
import { authenticatorOf, countTry, dropAuthenticator, holdAuthenticator, keepAuthenticator, keepRecoveryCodes, useStep } from './queries.ts'
import { tellOwner } from './tell-owner.ts'
import { addressOf, makeSecret, stepOf } from './totp.ts'

export const beginAuthenticator = command(credentials.beginAuthenticator, async ({ viewer, tx, tools }) => {
  if (!viewer.verified) return refuse('credentials.verify_first')
  if ((await holdAuthenticator(tx, viewer.id))?.confirmed_at) return refuse('credentials.authenticator_on')
  const secret = makeSecret()
  await keepAuthenticator(tx, viewer.id, tools.vault.seal(secret, viewer.id))
  const { email } = (await findOwn(tx, viewer.id))!
  const address = addressOf(tools.site.name, email, secret)
  const rows = encodeQR(address, 'raw', { ecc: 'medium' })
  return { secret, address, qr: rows.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')) }
})

/** Active only after a valid code: a QR code that was never scanned must not lock the member out. */
export const confirmAuthenticator = commandAfter(
  credentials.confirmAuthenticator,
  async ({ viewer, db }) => ((await countTry(db, viewer.id)) ? undefined : refuse('credentials.many_codes')),
  async ({ input, viewer, tx, clock, tools, emit }) => {
    const app = await holdAuthenticator(tx, viewer.id)
    if (!app) return refuse('credentials.authenticator_none')
    if (app.confirmed_at) return refuse('credentials.authenticator_on')
    const step = stepOf(tools.vault.open(app.secret_sealed, viewer.id), input.code, await clock(), app.last_step)
    if (step === undefined) return refuse('credentials.wrong_code')
    await useStep(tx, viewer.id, step)
    await askSecondStep(tx, viewer.id, true)
    await tellOwner({ tx, emit }, viewer.id, 'authenticator_on')
    emit(credentialsChanged, { member_id: viewer.id })
    return { recovery_codes: await tenCodes(tx, viewer.id) }
  },
)

export const removeAuthenticator = command(credentials.removeAuthenticator, async ({ viewer, tx, emit }) => {
  if (!(await holdAuthenticator(tx, viewer.id))?.confirmed_at) return refuse('credentials.authenticator_none')
  await dropAuthenticator(tx, viewer.id)
  await askSecondStep(tx, viewer.id, false)
  await tellOwner({ tx, emit }, viewer.id, 'authenticator_off')
  emit(credentialsChanged, { member_id: viewer.id })
  return { done: true as const }
})

export const renewCodes = command(credentials.renewCodes, async ({ viewer, tx, emit }) => {
  if (!(await authenticatorOf(tx, viewer.id))?.confirmed_at) return refuse('credentials.authenticator_none')
  await tellOwner({ tx, emit }, viewer.id, 'codes_renewed')
  emit(credentialsChanged, { member_id: viewer.id })
  return { recovery_codes: await tenCodes(tx, viewer.id) }
})

/** Shown once; only hashes are stored. */
async function tenCodes(tx: Tx, member_id: MemberId): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(20)))
  await keepRecoveryCodes(tx, member_id, codes.map(hashToken))
  return codes.map(spelled)
}
