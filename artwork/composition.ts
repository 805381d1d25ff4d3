import type { Hour } from './hours.ts'
import type { Stage } from './stage.ts'

/** One landscape: where it is, when it looks its best, and how it is drawn from back to front. */
export type Composition = {
  readonly title: string
  readonly place: string
  readonly hour: Hour
  readonly draw: (stage: Stage) => string
}
