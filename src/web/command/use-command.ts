import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { AnswerOf, AnyOperation, GivenOf, RefusalOf } from '#kernel/operation.ts'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import { sessionOver } from '../browser/session-ended.ts'
import { proveAgain } from '../browser/step-up.ts'
import { sending } from '../browser/unsaved-changes.ts'
import { askUpgrade, blockedBy } from '../browser/upgrade.ts'
import { changedHere } from '../live/subscriptions.ts'
import { call, problemOf } from '../query/api-client.ts'
import { useQueryClient } from '../query/hooks.ts'
import { whileOnline } from '../query/online.ts'
import { type ExpectedChange, showExpected } from '../query/optimistic.ts'
import type { Site } from '../router/screen.ts'
import { usePosted } from '../router/use-posted.ts'
import { useSite } from '../router/use-site.ts'
import { useToast } from '../ui/overlays/toasts-context.ts'

export interface CommandState<Op extends AnyOperation> {
  /** In progress: the button shows it and cannot be pressed again. */
  readonly busy: boolean
  /** The last refusal: message, and messages by field. */
  readonly refusal: Refusal | undefined
  forget(): void
  run(input: GivenOf<Op>): Promise<AnswerOf<Op> | Refusal<RefusalOf<Op>>>
}

export interface CommandOptions<Op extends AnyOperation = AnyOperation> {
  /** Secondary command: no toast, and it does not mark a form as saved. */
  readonly aside?: boolean
  /** Offline, it fails at once instead of waiting for the network. */
  readonly now?: boolean
  /** Optimistic update: expected changes of cached answers, reverted on a refusal. Never for money, stock or orders. */
  readonly expects?: (input: GivenOf<Op>) => readonly ExpectedChange[]
}

/** Runs a command. Optimistic only with `expects`. Idempotency: the key is kept until an answer arrives, so that a retry cannot act twice. */
export function useCommand<Op extends AnyOperation>(op: Op, { aside = false, now = false, expects }: CommandOptions<Op> = {}): CommandState<Op> {
  const store = useQueryClient()
  const site = useSite()
  const told = useTold(aside)
  const [busy, setBusy] = useState(false)
  const [refusal, setNo] = useState(usePosted(op)?.refusal)
  const intent = useRef<{ about: string; key: string }>(undefined)
  async function run(input: GivenOf<Op>) {
    const about = JSON.stringify(input)
    if (intent.current?.about !== about) intent.current = { about, key: crypto.randomUUID() }
    setBusy(true)
    setNo(undefined)
    told(undefined)
    const takeBack = expects && showExpected(store, expects(input))
    const kept = sending()
    const line = now ? whileOnline() : undefined
    const send = () => attempt(() => call(store.ask, op, input, op.commits && intent.current?.key, line?.signal))
    const first = await send()
    const answer = refused(first) && first.refused === STEP_UP && (await proveAgain()) ? await send() : first
    line?.over()
    if (!refused(answer) || answer.refused !== UNREACHABLE) intent.current = undefined
    if (refused(answer)) {
      takeBack?.()
      // Session over: the shell says so, once for the whole page.
      if (!isSessionOver(answer, site)) setNo(answer)
    } else {
      changedHere()
      if (!aside) kept()
    }
    // With `now`, the caller shows that the network is missing.
    if (!(now && refused(answer) && answer.refused === UNREACHABLE)) told(answer)
    setBusy(false)
    return answer
  }
  function forget() {
    setNo(undefined)
    told(undefined)
  }
  return { busy, refusal, run, forget }
}

const isSessionOver = (answer: Refusal, site: Site) => site.signed_in && problemOf(answer).status === 401

/** Step-up required: the shell asks for a credential, then the same call is sent again with the same key. */
const STEP_UP = 'session.step_up'
const UNREACHABLE = 'server.unreachable'
/** No answer is a refusal too; the server may or may not have processed the command. */
async function attempt<T>(run: () => Promise<T>): Promise<T | Refusal<never>> {
  try {
    return await run()
  } catch {
    return refuse(UNREACHABLE, { status: 503 }) as Refusal<never>
  }
}

/** Refusals are also toasted until closed, retried or left. For several fields the toast gives their number. */
function useTold(aside: boolean) {
  const { t } = useLingui()
  const toast = useToast()
  const site = useSite()
  const close = useRef<() => void>(undefined)
  useEffect(() => () => close.current?.(), [])
  return (answer: unknown) => {
    close.current?.()
    close.current = undefined
    if (aside || !refused(answer)) return
    const { message, errors, wait } = problemOf(answer)
    if (isSessionOver(answer, site)) return sessionOver()
    const blocked = site.signed_in && blockedBy(answer.refused, answer.facts)
    if (blocked) return askUpgrade(blocked)
    const first = Object.values(errors ?? {}).flatMap(([one]) => one ?? [])
    const fields = first.length > 1 && t`${plural(first.length, { one: 'One field needs a look', other: '# fields need a look' })}`
    const title = fields || first[0] || message || t`The server did not answer. Nothing is lost: try again.`
    close.current = toast({ title, ...(wait && { text: t`Try again in ${wait} s.` }), tone: 'bad' })
  }
}

/** First message of a field, in the viewer's language. */
export const errorAt = (refusal: Refusal | undefined, field: string): string | undefined => refusal && problemOf(refusal).errors?.[field]?.[0]
