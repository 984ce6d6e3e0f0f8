import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { type Crop, cropBy, held, MOST_ZOOM, type PixelSize, turnedBy, uncropped } from './crop.ts'
import { cutOut, drawCrop } from './draw-crop.ts'
import css from './PictureEditor.module.css'

export interface PictureEditorProps {
  title: string
  bitmap: ImageBitmap
  frame: PixelSize
  round?: boolean
  /** Width of the result in pixels. */
  width: number
  error: string | undefined
  busy: boolean
  onCut: (file: File) => void
  onClose: () => void
}

/** Crops a picture: move, zoom and rotate by pointer, keyboard and buttons. */
export function PictureEditor({ title, bitmap, frame, round, width, error, busy, onCut, onClose }: PictureEditorProps) {
  const { t } = useLingui()
  const [crop, setCrop] = useState(uncropped)
  const change = (step: (now: Crop) => Crop) => setCrop((now) => held(bitmap, frame, step(now)))
  async function cut() {
    const file = await cutOut(bitmap, frame, crop, width)
    if (file) onCut(file)
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t`Cancel`}</Button>
      <Button variant="fill" pending={busy ? t`Saving` : undefined} onClick={() => void cut()}>{t`Use this picture`}</Button>
    </>
  )
  const percent = Math.round(crop.zoom * 100)
  return (
    <Dialog open onClose={onClose} title={title} actions={actions} wide={!round}>
      {error !== undefined && (
        <Note tone="bad" role="alert">
          {error || t`The server did not answer. Nothing is lost: try again.`}
        </Note>
      )}
      <Stage {...{ bitmap, frame, round, crop, change }} />
      <div className={css.tools}>
        <IconButton icon="arrow-counter-clockwise" label={t`Turn left`} onClick={() => change((now) => turnedBy(now, -1))} />
        <IconButton icon="arrow-clockwise" label={t`Turn right`} onClick={() => change((now) => turnedBy(now, 1))} />
        <label className={css.zoom}>
          {t`Zoom`}
          <input
            type="range"
            min={100}
            max={MOST_ZOOM * 100}
            step={5}
            value={percent}
            aria-valuetext={t`${percent} percent`}
            onChange={({ target }) => change((now) => ({ ...now, zoom: Number(target.value) / 100 }))}
          />
        </label>
      </div>
      <p className="hint">{t`Drag the picture, or use the arrow keys to move it, + and − to zoom, [ and ] to turn it, 0 to begin again.`}</p>
    </Dialog>
  )
}

type StageProps = Pick<PictureEditorProps, 'bitmap' | 'frame' | 'round'> & { crop: Crop; change: (step: (now: Crop) => Crop) => void }

function Stage({ bitmap, frame, round, crop, change }: StageProps) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number }>(undefined)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, bitmap, frame, crop)
  }, [bitmap, frame, crop])
  function press(event: KeyboardEvent) {
    const step = cropBy(event.key)
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    change(step)
  }
  function drag({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) {
    const before = from.current
    if (!before) return
    from.current = { x, y }
    const wide = currentTarget.clientWidth
    change((now) => ({ ...now, x: now.x + (x - before.x) / wide, y: now.y + (y - before.y) / wide }))
  }
  return (
    <button
      type="button"
      className={css.stage}
      data-round={round || undefined}
      aria-label={t`Picture under its frame: the arrow keys move it`}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={() => (from.current = undefined)}
      onPointerCancel={() => (from.current = undefined)}
    >
      <canvas ref={canvas} width={frame.width * 2} height={frame.height * 2} />
    </button>
  )
}
