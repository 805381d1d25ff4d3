import type { Replacement } from './without-guard.ts'

/** The input of a drill: how often, where, which server, and where to report progress. */
export type DrillInput = {
  rounds: number
  /** A folder of its own for the data; it is not there yet. */
  dataDir: string
  /** The built server that is tried: the real one, or in a control the copy that lacks a guard. */
  entry: string
  /** Statements that a control changes the database by before anything is tried; none in a drill. */
  sql: readonly string[]
  /** What a control leaves out of what the drill builds; nothing in a drill. */
  leftOut: string | undefined
  print(line: string): void
}

/** What was counted, in words, and every breach of the promise; green without one. */
export type Counted = { counted: string; wrong: string[] }

/** The same drill with a guard removed, which has to be red: in so many rounds at most. */
export type Control = { guard: string; rounds: number } & (
  | { replace: Replacement; sql?: undefined; leftOut?: undefined }
  | { sql: readonly string[]; replace?: undefined; leftOut?: undefined }
  | { leftOut: string; replace?: undefined; sql?: undefined }
)

export type Drill = {
  name: string
  /** The sentence that it proves. */
  promise: string
  /** What one round is: '100 × kill -9 of the app'. */
  round: string
  rounds: number
  controls: readonly Control[]
  /** What has to be installed first, in one sentence; undefined where it can run. */
  missing?(): string | undefined
  run(input: DrillInput): Promise<Counted>
}
