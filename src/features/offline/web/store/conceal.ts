import { Copy, DATABASE } from './database.ts'

/** Nothing of the copy can be read any more; what waits to be sent stays for its member. */
export async function conceal() {
  if (!(await Copy.exists(DATABASE))) return
  const copy = new Copy()
  if (await copy.kept()) await copy.empty()
  copy.close()
}
