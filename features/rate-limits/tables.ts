/** The tables of limits. */
export type LimitTables = {
  rate_limit_hits: {
    key: string
    count: number
    since: Date
  }
}
