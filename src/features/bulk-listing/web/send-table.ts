/** Sends a file; the answer is the id of its import, or why it cannot be read. */
export async function sendTable(file: File): Promise<{ readonly id?: string; readonly message?: string }> {
  const form = new FormData()
  form.append('name', file.name.slice(0, 200))
  form.append('file', file)
  try {
    const said = await fetch('/api/products/import', { method: 'POST', body: form })
    const answer = await said.json()
    return said.ok ? { id: answer.result.import.id } : { message: answer.errors?.file?.[0] ?? answer.message }
  } catch {
    return {}
  }
}
