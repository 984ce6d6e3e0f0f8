import { useLingui } from '@lingui/react/macro'
import { roles } from '#features/roles/contract.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import dashboardCss from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'
import { RoleMatrix } from './RoleMatrix.tsx'
import { draftOf, type ShownFamily, type ShownRole } from './role-draft.ts'
import { useRoleForm } from './use-role-form.ts'

interface EditorProps {
  /** Undefined: a role is being made. */
  role: ShownRole | undefined
  all: readonly ShownRole[]
  families: readonly ShownFamily[]
}

/** The matrix with the name of the chosen role. After a conflict it keeps what was set, and can start from the role as it is now. */
export function RoleEditor({ role, all, families }: EditorProps) {
  const { t } = useLingui()
  const { draft, setDraft, turn, submit, tried, wrong, busy, refusal, dialog, locked } = useRoleForm(role, families)
  return (
    <form className={dashboardCss.form} method="post" noValidate onSubmit={submit}>
      {role && locked && <Locked role={role} />}
      {role && role.version > draft.version && !busy && (
        <Note tone="warn">
          <p>{t`This role has been edited meanwhile. What you see here is how it was, with your own changes.`}</p>
          <Button size="s" onClick={() => setDraft(draftOf(role))}>{t`Start from how it is now`}</Button>
        </Note>
      )}
      <RoleMatrix chosen={role} onTurn={turn} {...{ all, families, draft, locked }} />
      {dialog}
      <Refused refusal={refusal} fields={{ name: t`Name of the role`, permissions: t`Permissions` }} />
      {tried && wrong.permissions && <Note tone="bad">{t`A role needs at least one permission.`}</Note>}
      {!locked && (
        <>
          <TextField
            label={t`Name of the role`}
            value={draft.name}
            maxLength={60}
            autoComplete="off"
            required
            error={tried && wrong.name ? t`Write how the role is called.` : undefined}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
          <p className="row">
            <Button type="submit" variant="fill" pending={busy ? t`One moment…` : undefined}>
              {role ? t`Keep` : t`Make the role`}
            </Button>
            {role && role.holders === 0 && <DropRole role={role} />}
          </p>
        </>
      )}
    </form>
  )
}

function Locked({ role: { is_fixed, is_own } }: { role: ShownRole }) {
  const { t } = useLingui()
  if (is_fixed) return <Note>{t`The administrator always holds every permission: this role is not changed.`}</Note>
  if (is_own) return <Note>{t`This is your own role: somebody else has to change what you may do.`}</Note>
  return <Note>{t`This role holds more than you do, so you can only look at it.`}</Note>
}

function DropRole({ role: { code, name } }: { role: ShownRole }) {
  const { t } = useLingui()
  const router = useRouter()
  const confirm = useConfirm()
  const { act, busy, refusal } = useAct(roles.drop, t`The role is deleted`)
  async function drop() {
    const sure = await confirm({
      title: t`Delete ${name}?`,
      text: t`Nobody has this role. It cannot be brought back.`,
      yes: t`Delete the role`,
      danger: true,
    })
    if (sure && (await act({ code }))) void router.push('/dashboard/roles')
  }
  return (
    <>
      <Button variant="danger" pending={busy ? t`One moment…` : undefined} onClick={drop}>{t`Delete the role`}</Button>
      <Refused refusal={refusal} />
    </>
  )
}
