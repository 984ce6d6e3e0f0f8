import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRouter } from '#web/router/use-router.ts'
import { clubs } from '../../contract.ts'
import { type ClubShown, clubPath } from '../club-answer.ts'

/** Name, words, rules (one a line), who sees it and how it is joined. */
export function useClubForm(before: ClubShown | undefined, cover: string | null) {
  const router = useRouter()
  const [create, edit] = [useCommand(clubs.create), useCommand(clubs.edit)]
  const [draft, setDraft] = useState(() => ({
    name: before?.name ?? '',
    about: before?.about ?? '',
    rules: (before?.rules ?? []).join('\n'),
    visibility: before?.visibility ?? ('public' as const),
    joining: before?.joining ?? ('open' as const),
  }))
  const set = (more: Partial<typeof draft>) =>
    setDraft((was) => {
      const now = { ...was, ...more }
      // A hidden club is joined by invitation: nobody else can ask.
      return now.visibility === 'hidden' ? { ...now, joining: 'invitation' as const } : now
    })
  async function save() {
    const rules = draft.rules.split('\n').flatMap((rule) => rule.trim() || [])
    const given = { ...draft, rules, cover_media_id: cover as never }
    const answer = before ? await edit.run({ id: before.id, ...given }) : await create.run(given)
    if (!refused(answer)) void router.push(clubPath(answer.club.id))
  }
  return { draft, set, save, busy: create.busy || edit.busy, refusal: create.refusal ?? edit.refusal }
}
