import { extractText, getDocumentProxy } from 'unpdf'

/** The text of a PDF, as a screen reader gets it. */
export async function wordsOf(pdf: ArrayBuffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 }), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
