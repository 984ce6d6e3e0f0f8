import { writeFile } from 'node:fs/promises'
import { writeAnew } from './write.ts'

/** A process of its own that reads one uploaded file: with little memory, a time limit, and no rights but to these two places. */
const [, , path = '', out = '', answerTo = ''] = process.argv

await writeFile(answerTo, JSON.stringify(await writeAnew(path, out)))
