type Moment<T> = T extends null ? null : Date
type WithInstants<Row, K extends keyof Row> = Omit<Row, K> & { readonly [Name in K]: Moment<Row[Name]> }

/** Turns the named timestamps of a JSON row back into Dates. */
export function instants<Row extends object, const K extends keyof Row>(row: Row, ...names: K[]): WithInstants<Row, K> {
  const read = names.map((name) => [name, row[name] === null ? null : new Date(row[name] as string)])
  return { ...row, ...Object.fromEntries(read) }
}
