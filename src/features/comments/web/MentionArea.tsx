import { useLingui } from '@lingui/react/macro'
import { type Ref, type TextareaHTMLAttributes, useImperativeHandle, useRef } from 'react'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import css from './Comments.module.css'
import { type Mentions, useMentions } from './use-mentions.ts'

interface MentionAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> {
  value: string
  onText: (text: string) => void
  onSend?: () => void
  area?: Ref<HTMLTextAreaElement | null>
}

/** A text field that offers members after @: whom one follows, and who follows. Ctrl or Cmd with Enter sends. */
export function MentionArea({ value, onText, onSend, area, ...rest }: MentionAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(area, () => field.current)
  const mentions = useMentions({ value, onText, field })
  const { list, shown, active, setCursor, close, press } = mentions
  return (
    <div className={css.area}>
      <textarea
        {...rest}
        ref={field}
        value={value}
        role="combobox"
        aria-expanded={shown}
        aria-autocomplete="list"
        aria-controls={shown ? list : undefined}
        aria-activedescendant={shown ? `${list}-${active}` : undefined}
        onChange={({ target }) => {
          setCursor(target.selectionStart)
          onText(target.value)
        }}
        onSelect={({ currentTarget }) => setCursor(currentTarget.selectionStart)}
        onBlur={close}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend?.()
          else press(event)
        }}
      />
      {shown && <Names {...mentions} />}
    </div>
  )
}

function Names({ list, offered, active, choose }: Mentions) {
  const { t } = useLingui()
  return (
    <div className={`menu ${css.names}`} role="listbox" id={list} aria-label={t`Members`}>
      {offered.map(({ id, username, full_name, image_url, follow_status }, at) => (
        <div
          key={id}
          id={`${list}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          onMouseDown={(event) => {
            event.preventDefault()
            choose(username)
          }}
        >
          <Avatar name={full_name} url={image_url} />
          <bdi>{full_name}</bdi>
          <small>{follow_status === 'Accepted' ? t`you follow` : `@${username}`}</small>
        </div>
      ))}
    </div>
  )
}
