import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { imports } from './contract.ts'

const refusals: Texts<CodeOf<typeof imports>> = {
  'import.none': 'Choose a file.',
  'import.unreadable': 'This file cannot be read. Save it as CSV or XLSX and try again.',
  'import.too_large': 'This file is too large to be read.',
  'import.too_many_rows': 'A file may have 50,000 rows. Divide it and bring in the parts.',
  'import.too_many_columns': 'A file may have 256 columns.',
  'import.empty': 'There are no rows in this file.',
  'import.no_table': 'There is no table of a collection in this file.',
  'import.not_found': 'This import is gone, or was never yours.',
  'import.state': 'This import has moved on meanwhile. It is shown as it is now.',
  'import.no_such_row': 'No row has this word any more.',
  'import.mapping': 'Choose a field for each column once, and one column for the name.',
  'import.export_running': 'Your file is just being written.',
  'import.no_export': 'This file is not there any more. Ask for it again.',
}

export const importTexts = texts(refusals)
