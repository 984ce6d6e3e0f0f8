/** State machine as a list of transitions; screens, docs and tests read the same rows. */
export interface Transition {
  readonly from: string
  readonly action: string
  readonly by: string
  readonly to: string
  /** A further condition in words; the code that checks it is beside the rows. */
  readonly guard?: string
}
export const machine = <const Rows extends readonly Transition[]>(rows: Rows): Rows => rows

export type StateOf<M extends readonly Transition[]> = M[number]['from' | 'to']
export type ActionOf<M extends readonly Transition[]> = M[number]['action']
export type ActorOf<M extends readonly Transition[]> = M[number]['by']

export function next<M extends readonly Transition[]>(rows: M, state: StateOf<M>, action: ActionOf<M>, by: ActorOf<M>): StateOf<M> | undefined {
  return rows.find((row) => row.from === state && row.action === action && row.by === by)?.to
}

/** Actions open to this actor now; the screen draws its buttons from them. */
export function possible<M extends readonly Transition[]>(rows: M, state: StateOf<M>, by: ActorOf<M>): ActionOf<M>[] {
  return rows.filter((row) => row.from === state && row.by === by).map((row) => row.action)
}

/** Every state × action × actor with its result: tests of legal and illegal transitions are generated from it. */
export function moves<M extends readonly Transition[]>(rows: M) {
  const all = (pick: (row: Transition) => readonly string[]) => [...new Set(rows.flatMap(pick))]
  return all((row) => [row.from, row.to]).flatMap((from) =>
    all((row) => [row.action]).flatMap((action) =>
      all((row) => [row.by]).map((by) => ({ from, action, by, to: next(rows, from as StateOf<M>, action as ActionOf<M>, by as ActorOf<M>) })),
    ),
  )
}
