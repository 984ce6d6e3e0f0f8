import type { AnyOperation } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import type { Member } from '#server/operations/requester.ts'
import { settingsChanged } from '../../shapes-history.ts'
import { keepSettingChange, type NewChange } from './queries-history.ts'

export type Changing = Pick<CommandContext<AnyOperation>, 'tx' | 'emit' | 'tools' | 'concerns'> & { readonly viewer: Pick<Member, 'id'> }
export type Back = { readonly puts_back?: Id<'setting_changes'> }

export async function keep({ tx, emit, concerns, viewer }: Changing, change: Omit<NewChange, 'actor_id' | 'puts_back'>, { puts_back }: Back = {}) {
  const id = await keepSettingChange(tx, { ...change, actor_id: viewer.id, puts_back: puts_back ?? null })
  if (!id) return false
  concerns({ setting_change_id: id })
  emit(settingsChanged, { of: change.of })
  return true
}
