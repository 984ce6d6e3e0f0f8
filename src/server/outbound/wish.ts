export interface OutboundWish {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
  /** Redirects to follow, of a GET. */
  readonly hops?: number
  readonly most_bytes?: number
  /** True: what is longer is cut, not refused. */
  readonly cut?: boolean
}
export interface OutboundAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  /** Where the last redirect led. */
  readonly url: string
}
