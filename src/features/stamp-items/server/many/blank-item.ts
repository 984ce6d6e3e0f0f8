import { parse } from 'zod/v4/core'
import { stampItems } from '../../contract.ts'
import type { NewItem } from '../queries-keep.ts'

/** An item of which nothing is said: every field at its default. */
export const blankItem: NewItem = parse(stampItems.create.input, { name: '-' })
