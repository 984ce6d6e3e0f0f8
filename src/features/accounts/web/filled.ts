/** Values of a form's named controls, as text. */
export function filled<const Names extends readonly string[]>(form: HTMLFormElement, names: Names): Record<Names[number], string> {
  const given = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, String(given.get(name) ?? '')])) as Record<Names[number], string>
}
