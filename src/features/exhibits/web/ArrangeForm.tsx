import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { exhibits } from '../contract.ts'
import { type ExhibitClass, exhibitClasses, isArranged } from '../rules.ts'
import { type CardShown, type ChoiceShown, exhibitPath, type Hung, hallPath } from './exhibit-answer.ts'
import css from './Hall.module.css'
import { PlaceRow } from './PlaceRow.tsx'
import { useExhibitWords } from './use-exhibit-words.ts'

interface ArrangeProps {
  event_id: CardShown['event_id']
  choice: ChoiceShown
}
const hungIn = ({ exhibit }: ChoiceShown): Hung =>
  exhibit && isArranged(exhibit.status)
    ? Object.fromEntries(exhibit.hung.flatMap(({ position, caption, piece }) => (piece ? [[piece.id, { position, caption }]] : [])))
    : {}

/** What is being arranged, and how it is handed in or taken out. */
function useArranging({ event_id, choice }: ArrangeProps) {
  const { t } = useLingui()
  const router = useRouter()
  const confirm = useConfirm()
  const [enter, withdraw] = [useCommand(exhibits.enter), useCommand(exhibits.withdraw)]
  const { exhibit, data } = choice
  const [title, setTitle] = useState(exhibit?.title ?? '')
  const [plan, setPlan] = useState(exhibit?.plan ?? '')
  const [of, setClass] = useState<ExhibitClass>(exhibit?.class ?? 'traditional')
  const [hung, setHung] = useState(hungIn(choice))
  const pages = data.flatMap(({ id }) => (hung[id]?.position ? [{ stamp_item_id: id, ...hung[id] }] : []))
  async function send() {
    const answer = await enter.run({ id: choice.participant_id, title, plan, class: of, pages })
    if (!refused(answer)) void router.push(exhibitPath(event_id, answer.exhibit_id))
  }
  async function takeOut() {
    if (!exhibit || !(await confirm({ text: t`Its pieces are free again.`, yes: t`Withdraw the exhibit`, icon: 'x-circle', danger: true }))) return
    if (!refused(await withdraw.run({ id: exhibit.id }))) void router.push(hallPath(event_id))
  }
  return {
    title,
    setTitle,
    plan,
    setPlan,
    of,
    setClass,
    hung,
    setHung,
    pages,
    send,
    takeOut,
    busy: enter.busy,
    refusal: enter.refusal ?? withdraw.refusal,
  }
}

export function ArrangeForm(props: ArrangeProps) {
  const { exhibit, data } = props.choice
  const { t } = useLingui()
  const arranging = useArranging(props)
  const { pages, busy, send, takeOut } = arranging
  if (data.length === 0)
    return (
      <EmptyState
        title={t`No item may be exhibited yet`}
        line={t`Mark items of your collection with “May be exhibited”: those that others may see, with a picture.`}
      />
    )
  return (
    <form
      className={css.arrange}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (!busy) void send()
      }}
    >
      <Facts arranging={arranging} is_cut={props.choice.is_cut} />
      <ul className={css.pages}>
        {data.map((piece) => (
          <PlaceRow key={piece.id} piece={piece} hung={arranging.hung} onHung={arranging.setHung} />
        ))}
      </ul>
      <Note>{t`While it hangs, a piece is marked At an exhibition. It can be shown and asked about, not sold.`}</Note>
      <p className="row row--wrap">
        <Button type="submit" variant="fill" size="l" pending={busy ? t`Sending` : undefined} disabled={pages.length === 0}>
          <Plural value={pages.length} one="Hand in # page" other="Hand in # pages" />
        </Button>
        {exhibit && isArranged(exhibit.status) && <Button variant="danger" onClick={() => void takeOut()}>{t`Withdraw the exhibit`}</Button>}
      </p>
    </form>
  )
}

function Facts({ arranging, is_cut }: { arranging: ReturnType<typeof useArranging>; is_cut: boolean }) {
  const { t } = useLingui()
  const { classes } = useExhibitWords()
  const { title, setTitle, plan, setPlan, of, setClass, refusal } = arranging
  return (
    <>
      <Refused refusal={refusal} />
      <TextField
        id="title"
        label={t`Title of the exhibit`}
        required
        maxLength={120}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Select
        label={t`Judged as`}
        choices={exhibitClasses.map((value) => ({ value, label: classes[value] }))}
        value={of}
        onChange={({ target }) => setClass(target.value as ExhibitClass)}
      />
      <TextArea id="plan" label={t`Plan of the exhibit`} optional maxLength={4_000} value={plan} onChange={({ target }) => setPlan(target.value)} />
      <h2>{t`Pages and their places`}</h2>
      {is_cut && <p className="text-2">{t`The newest 200 items are shown.`}</p>}
    </>
  )
}
