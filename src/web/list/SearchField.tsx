import { useId } from 'react'

export interface SearchFieldProps {
  label: string
  placeholder: string
  search: string
  onSearch: (search: string) => void
  /** Suggested titles. */
  offers?: readonly string[]
}

export function SearchField({ label, placeholder, search, onSearch, offers }: SearchFieldProps) {
  const [id, list] = [useId(), useId()]
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        type="search"
        name="search"
        maxLength={80}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        placeholder={placeholder}
        autoComplete="off"
        list={offers && list}
      />
      {offers && (
        <datalist id={list}>
          {offers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </div>
  )
}
