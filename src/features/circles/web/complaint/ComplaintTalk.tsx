import type { MediaAnswer } from '#features/media/web/public.tsx'
import { Evidence } from '#features/media/web/public-evidence.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import type { Complaint } from '../use-circle-words.ts'
import { useComplaintWords } from './use-complaint-words.ts'

interface Named {
  readonly full_name: string
}
interface ComplaintTalkProps {
  complaint: Pick<Complaint, 'reason' | 'body' | 'medias' | 'opened_at' | 'answer' | 'answered_at' | 'answer_medias'>
  sender: Named
  receiver: Named
}
/** What both have said and shown. */
export function ComplaintTalk({ complaint, sender, receiver }: ComplaintTalkProps) {
  const { reasons } = useComplaintWords()
  const { reason, body, medias, opened_at, answer, answered_at, answer_medias } = complaint
  return (
    <ol className="stack">
      <Said who={receiver.full_name} at={opened_at} head={reasons[reason]} body={body} medias={medias} />
      {answer !== null && <Said who={sender.full_name} at={answered_at!} body={answer} medias={answer_medias} />}
    </ol>
  )
}

interface SaidProps {
  who: string
  at: string
  head?: string
  body: string
  medias: readonly MediaAnswer[]
}
function Said({ who, at, head, body, medias }: SaidProps) {
  return (
    <li>
      <p>
        <b className="strong">
          <bdi>{who}</bdi>
        </b>{' '}
        <span className="small text-2">
          <DateTime at={at} />
          {head && ` · ${head}`}
        </span>
      </p>
      <p className="prose">
        <bdi>{body}</bdi>
      </p>
      <Evidence medias={medias} />
    </li>
  )
}
