import type { ReactNode } from 'react'

export interface Fact {
  label: string
  value: ReactNode
}

/** Facts of an item; empty ones are left out. */
export function Facts({ caption, facts }: { caption: string; facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  return (
    <table className="facts">
      <caption className="vh">{caption}</caption>
      <tbody>
        {known.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
