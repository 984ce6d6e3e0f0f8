import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { roles } from '#features/roles/contract.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useAct } from '../use-act.ts'
import { useGuardedAct } from '../use-guarded-act.tsx'
import { changesOf, draftOf, isEditable, type RoleDraft, type ShownFamily, type ShownRole } from './role-draft.ts'
import { useRoleChangeWords } from './use-role-change-words.ts'

/** The draft of a role, and what keeping it does: a new one is made, one that is there is edited after a confirmation. */
export function useRoleForm(role: ShownRole | undefined, families: readonly ShownFamily[]) {
  const { t } = useLingui()
  const router = useRouter()
  const confirm = useConfirm()
  const words = useRoleChangeWords(families)
  const [draft, setDraft] = useState<RoleDraft>(() => draftOf(role))
  const [tried, setTried] = useState(false)
  const made = useAct(roles.make, t`The role is made`)
  const kept = useGuardedAct(roles.keep, t`The role is changed: effective at once`)
  const locked = role !== undefined && !isEditable(role)
  const wrong = { name: !draft.name.trim(), permissions: !draft.permissions.size }
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (wrong.name || wrong.permissions) return
    const wish = { name: draft.name, permissions: [...draft.permissions].sort() }
    if (!role) {
      if (await made.act(wish)) void router.push('/dashboard/roles')
      return
    }
    const changes = changesOf(role, draft)
    const { name } = role
    const sure = await confirm({ title: t`Change ${name}?`, text: words(role, draft, changes), yes: t`Change it` })
    const done = sure && (await kept.act({ code: role.code, version: draft.version, ...wish }))
    if (done === 'done') setDraft({ ...draft, version: draft.version + 1 })
  }
  const turn = (permission: string, on: boolean) => {
    const held = new Set(draft.permissions)
    if (on) held.add(permission)
    else held.delete(permission)
    setDraft({ ...draft, permissions: held })
  }
  return {
    draft,
    setDraft,
    turn,
    submit,
    tried,
    wrong,
    locked,
    busy: made.busy || kept.busy,
    dialog: kept.dialog,
    refusal: made.refusal ?? kept.refusal,
  }
}
