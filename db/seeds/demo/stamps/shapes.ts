// Fill styles of a motif's shapes: paper, second colour or solid ink.

import type { Inks } from './inks.ts'
import { path } from './pen.ts'

const outlined = (d: string, fill: string, c: Inks): string => path(d, `fill="${fill}" stroke="${c.ink}" stroke-width="1.6" stroke-linejoin="round"`)
export const body = (d: string, c: Inks): string => outlined(d, c.paper, c)
export const tinted = (d: string, c: Inks): string => outlined(d, c.second, c)
export const dark = (d: string, c: Inks): string => path(d, `fill="${c.ink}"`)
