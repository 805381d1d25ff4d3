/** The tables of limits. */
export type LimitTables = {
  form_tries: {
    key: string
    count: number
    since: Date
  }
}
