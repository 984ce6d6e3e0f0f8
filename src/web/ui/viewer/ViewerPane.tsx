import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { largest, type ViewerPicture, widestMade } from '../cards/pictures.ts'
import { ScaleBar } from './ScaleBar.tsx'
import { useGestures, type Zoom } from './use-zoom.ts'
import { dotsPerMm, type Extent, roomFor } from './zoom.ts'

interface ViewerPaneProps {
  picture: ViewerPicture
  turns: number
  zoom: Zoom
}

/** One picture in its frame; the small size is shown until the large one has loaded. */
export function ViewerPane({ picture, turns, zoom }: ViewerPaneProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useExtent(box)
  const room = frame && roomFor(picture, frame, turns)
  const gestures = useGestures(box, zoom.change)
  useEffect(() => {
    if (room) zoom.room.current = room
  })
  const { scale, x, y } = zoom.place
  const lying = turns % 2 !== 0
  const [width, height] = room ? (lying ? [room.fit.height, room.fit.width] : [room.fit.width, room.fit.height]) : []
  return (
    <div className="viewer-pan" ref={box} data-near={scale > 1} {...gestures}>
      {room && (
        <img
          src={largest(picture)}
          alt={picture.alt}
          draggable={false}
          style={{
            width,
            height,
            transform: `translate(${x}px, ${y}px) rotate(${turns * 90}deg) scale(${scale})`,
            backgroundImage: `url("${widestMade(picture)}")`,
          }}
        />
      )}
      <span className="viewer-scale">
        <ScaleBar perMm={width && dotsPerMm(picture, width * scale)} />
      </span>
    </div>
  )
}

function useExtent(box: React.RefObject<HTMLElement | null>): Extent | undefined {
  const [extent, setExtent] = useState<Extent>()
  useLayoutEffect(() => {
    const frame = box.current!
    const measure = () => setExtent({ width: Math.max(1, frame.clientWidth - 32), height: Math.max(1, frame.clientHeight - 32) })
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(frame)
    return () => watcher.disconnect()
  }, [box])
  return extent
}
