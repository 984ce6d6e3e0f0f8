import { codeBox } from '../../rules.ts'
import { fitted } from '../sheet/fitted.ts'
import { MountFace } from '../sheet/MountFace.tsx'
import type { MountAnswer } from '../types.ts'
import css from './Print.module.css'

/** A mount as it is printed: an outline with its stamp; a want with its number and the code that leads to it. */
export function PrintedMount({ mount, code, pictures }: { mount: MountAnswer; code: readonly string[] | undefined; pictures: boolean }) {
  if (!code) return <MountFace mount={pictures ? mount : { ...mount, media: null, name: '' }} />
  return (
    <>
      <MountFace mount={{ ...mount, media: null }} plain />
      <HoleNumber mount={mount} />
      <Code mount={mount} rows={code} />
    </>
  )
}

function HoleNumber({ mount }: { mount: MountAnswer }) {
  const { x, y, height, catalogue_number: number, name, denomination } = mount
  const width = codeBox(mount).x - x - 36
  if (width < 45) return null
  const middle = y + height / 2
  return (
    <g className={css.number}>
      <text className={css.big} x={x + 24} y={middle - 10}>
        {fitted(number?.number ?? name, width, 46)}
      </text>
      <text x={x + 24} y={middle + 24}>
        {fitted(number?.name ?? '', width, 27)}
      </text>
      <text x={x + 24} y={middle + 58}>
        {fitted(denomination, width, 27)}
      </text>
    </g>
  )
}

/** The squares of a code as one path. */
function Code({ mount, rows }: { mount: MountAnswer; rows: readonly string[] }) {
  const { x, y, width } = codeBox(mount)
  const squares = rows.flatMap((row, down) => [...row].flatMap((dark, across) => (dark === '1' ? [`M${across} ${down}h1v1h-1z`] : [])))
  return <path className={css.code} transform={`translate(${x} ${y}) scale(${width / rows.length})`} d={squares.join('')} />
}
