import pg from 'pg'

export type Statement = { text: string; values: unknown[]; name: string | undefined }

/** The driver's own way to ask one connection. */
export type Driver = (asked: Statement | pg.Submittable) => unknown

/**
 * Sends statements in one write and waits once, for the answer to the last of them. Each is run when the one before it is done, and sees
 * what that did; where one fails none behind it is run, and its failure is thrown.
 */
export const askTogether = (
  driver: Driver,
  types: pg.CustomTypesConfig,
  statements: readonly Statement[],
): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    driver(new Together(types, statements, (error, result) => (error ? reject(error) : resolve(result))))
  })

type Told = (error: Error | null | undefined, result: pg.QueryResult) => void

/** What the driver calls on a statement, which its types leave out (node_modules/pg/lib/query.js). */
type One = {
  name: string | undefined
  text: string
  prepare(connection: Wire): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Wire): void
  handleReadyForQuery(connection: Wire): void
}

type Wire = pg.Connection & { submittedNamedStatements: Record<string, string>; sync(): void }

/** The driver's statements behind one Sync: PostgreSQL answers them together, and after a failure passes over the rest. */
class Together implements pg.Submittable {
  readonly #all: One[]
  #at = 0
  #unsent: Error | undefined
  callback: Told

  constructor(types: pg.CustomTypesConfig, statements: readonly Statement[], callback: Told) {
    this.callback = callback
    const told: Told = (error, result) => {
      if (!error) return this.callback(null, result)
      this.#unsent = error
    }
    this.#all = statements.map((one) => new pg.Query({ ...one, types } as pg.QueryConfig, told) as never)
  }

  /** By these the driver keeps what is prepared: of the statement whose answer comes now. */
  get name(): string | undefined {
    return this.#now.name
  }
  get text(): string {
    return this.#now.text
  }

  get #now(): One {
    return this.#all[this.#at] as One
  }

  submit = (given: pg.Connection) => {
    const connection = given as Wire
    const unsynced: Wire = Object.create(connection, { sync: { value: () => undefined } })
    connection.stream.cork()
    for (const one of this.#all) if (!this.#unsent) one.prepare(unsynced)
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription(message: unknown): void {
    this.#now.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#now.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: Wire): void {
    this.#now.handleCommandComplete(message, connection)
    if (this.#at < this.#all.length - 1) this.#at += 1
  }

  handleReadyForQuery(connection: Wire): void {
    if (this.#unsent) this.handleError(this.#unsent, connection)
    else this.#now.handleReadyForQuery(connection)
  }

  handleError(error: Error, connection: Wire): void {
    for (const { name } of this.#all.slice(this.#at)) if (name !== undefined) delete connection.submittedNamedStatements[name]
    this.callback(error, undefined as never)
  }
}
