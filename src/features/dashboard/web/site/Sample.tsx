import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { further, isColour } from '#kernel/contrast.ts'
import css from '../Dashboard.module.css'

/** Preview with this colour as the primary one. */
export function Sample({ theme, colour }: { theme: 'light' | 'dark'; colour: string }) {
  const { t } = useLingui()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isColour(colour)) return
    box.current?.style.setProperty('--sb-primary', colour)
    box.current?.style.setProperty('--sb-primary-hover', further(colour, theme))
  }, [colour, theme])
  return (
    <section
      ref={box}
      className={`${css.sample} ${theme === 'light' ? css.day : css.night}`}
      aria-label={theme === 'light' ? t`By day` : t`By night`}
    >
      <strong>{theme === 'light' ? t`By day` : t`By night`}</strong>
      <span className="link">{t`A link to a stamp`}</span>
      <span className="btn btn--fill">{t`A button`}</span>
    </section>
  )
}
