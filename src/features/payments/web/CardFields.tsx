import { useLingui } from '@lingui/react/macro'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useSite } from '#web/router/use-site.ts'
import { Note } from '#web/ui/messages/Note.tsx'
import css from './CardFields.module.css'
import { FieldsToCome } from './FieldsToCome.tsx'
import type { FieldsProps } from './fields-handle.ts'

type CardFrameMessage =
  | { type: 'ready' | 'submit' | 'mended' }
  | { type: 'height'; height: number }
  | { type: 'invalid'; message: string }
  | { type: 'payment_method'; id: string }

const ANSWER_MS = 30_000

/** Security (PCI DSS): the card fields are an iframe on the gateway's origin; card numbers never reach our page. */
export function CardFields({ ref, source, onSubmit, onTyped, onMended }: FieldsProps) {
  const url = source.fields_url
  const { t } = useLingui()
  const frame = useRef<HTMLIFrameElement>(null)
  const src = useFrameAddress(url)
  const [ready, setReady] = useState(false)
  const [height, setHeight] = useState(230)
  const [flaw, setFlaw] = useState<string>()
  const waiting = useRef<(id: string | undefined) => void>(undefined)
  const { origin } = new URL(url)

  function hear(said: CardFrameMessage) {
    if (said.type === 'ready') setReady(true)
    if (said.type === 'height' && said.height > 0 && said.height < 2_000) setHeight(said.height)
    // It has one error less, so our message about it is out of date.
    if (said.type === 'mended') {
      setFlaw(undefined)
      onMended?.()
    }
    if (said.type === 'submit') onSubmit()
    if (said.type === 'invalid') setFlaw(said.message)
    if (said.type === 'payment_method') setFlaw(undefined)
    if (said.type === 'invalid' || said.type === 'payment_method') waiting.current?.(said.type === 'invalid' ? undefined : said.id)
  }
  useMessages(frame, origin, hear)
  useImperativeHandle(ref, () => ({
    tokenize: () =>
      new Promise((done) => {
        const late = setTimeout(
          () => hear({ type: 'invalid', message: t`The card fields do not answer. Reload the page and try again.` }),
          ready ? ANSWER_MS : 3_000,
        )
        waiting.current = (id) => {
          clearTimeout(late)
          done(id)
        }
        onTyped()
        frame.current?.contentWindow?.postMessage({ type: 'tokenize' }, origin)
      }),
  }))
  return (
    <div className={css.fields}>
      {!ready && <FieldsToCome />}
      {src && <iframe className={ready ? css.frame : css.early} ref={frame} src={src} title={t`Card details`} height={height} allow="payment" />}
      {flaw && (
        <Note tone="bad" role="alert">
          {flaw}
        </Note>
      )}
    </div>
  )
}

/** URL of the frame, set in the browser only: the frame sends messages as soon as it loads, and the listener must exist before. */
function useFrameAddress(url: string): string | undefined {
  const { locale, theme } = useSite()
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const address = new URL(url)
    const dark = theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
    address.searchParams.set('locale', locale)
    address.searchParams.set('theme', dark ? 'dark' : 'light')
    setSrc(address.href)
  }, [url, locale, theme])
  return src
}

/** Security: accepts messages only from this frame and its origin. */
function useMessages(frame: React.RefObject<HTMLIFrameElement | null>, origin: string, hear: (said: CardFrameMessage) => void) {
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow && event.data) latest.current(event.data as CardFrameMessage)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame, origin])
}
